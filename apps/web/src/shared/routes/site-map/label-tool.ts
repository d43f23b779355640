import type { PageRecords } from './page-record.ts'

const LABEL = {
  layout: 'label',
  access: 'public',
  marketplace: null,
  area: 'label',
  menu: null,
  isOfOneThing: false,
} as const

/** The free label tool and its parts. */
export const LABEL_PAGES = {
  '/tag_generation': { ...LABEL, title: '标签制作', status: 'ready' },
  '/tag_generation/MainEdit': { ...LABEL, title: '标签画布', status: 'ready' },
  '/tag_generation/RightToolbar': { ...LABEL, title: '标签属性', status: 'ready' },
  '/tag_generation/SideToolbar': { ...LABEL, title: '标签工具栏', status: 'ready' },
  '/tag_generation/SideToolbar/AddTag': { ...LABEL, title: '添加元素', status: 'ready' },
  '/tag_generation/SideToolbar/FontEditor': { ...LABEL, title: '文字', status: 'ready' },
  '/tag_generation/SideToolbar/LogoEditor': { ...LABEL, title: '认证图标', status: 'ready' },
  '/tag_generation/SideToolbar/PackageEditor': { ...LABEL, title: '包装与回收', status: 'ready' },
  '/tag_generation/SideToolbar/PdfCodeEditor': { ...LABEL, title: '条码与 PDF', status: 'ready' },
  '/tag_generation/SideToolbar/PictureEditor': { ...LABEL, title: '图片', status: 'ready' },
  '/tag_generation/SideToolbar/ShapeEditor': { ...LABEL, title: '形状', status: 'ready' },
  '/tag_generation/SideToolbar/TemplateList': { ...LABEL, title: '模板', status: 'ready' },
  '/tag_generation/SideToolbar/WarnFont': { ...LABEL, title: '警示语', status: 'ready' },
} as const satisfies PageRecords
