/** Tools of the side bar, in its order. */
export const TOOL_PARTS = [
  'TemplateList',
  'AddTag',
  'FontEditor',
  'PdfCodeEditor',
  'LogoEditor',
  'PackageEditor',
  'WarnFont',
  'ShapeEditor',
  'PictureEditor',
] as const

export type ToolPart = (typeof TOOL_PARTS)[number]

/** What is open beside the canvas: nothing, the properties, or a tool. */
export type EditorPart = 'MainEdit' | 'RightToolbar' | ToolPart

export const TOOL_TITLES: Readonly<Record<ToolPart, string>> = {
  TemplateList: '模板',
  AddTag: '元素',
  FontEditor: '文字',
  PdfCodeEditor: '条码',
  LogoEditor: '认证图标',
  PackageEditor: '包装回收',
  WarnFont: '警示语',
  ShapeEditor: '形状',
  PictureEditor: '图片',
}

export const isToolPart = (part: EditorPart): part is ToolPart =>
  (TOOL_PARTS as readonly string[]).includes(part)
