import type { EditorPart } from '@haixuan/label-editor/panels'
import type { SitePath } from '#shared/routes'

const PATHS = {
  MainEdit: '/tag_generation/MainEdit',
  RightToolbar: '/tag_generation/RightToolbar',
  TemplateList: '/tag_generation/SideToolbar/TemplateList',
  AddTag: '/tag_generation/SideToolbar/AddTag',
  FontEditor: '/tag_generation/SideToolbar/FontEditor',
  PdfCodeEditor: '/tag_generation/SideToolbar/PdfCodeEditor',
  LogoEditor: '/tag_generation/SideToolbar/LogoEditor',
  PackageEditor: '/tag_generation/SideToolbar/PackageEditor',
  WarnFont: '/tag_generation/SideToolbar/WarnFont',
  ShapeEditor: '/tag_generation/SideToolbar/ShapeEditor',
  PictureEditor: '/tag_generation/SideToolbar/PictureEditor',
} as const satisfies Record<EditorPart, SitePath>

/** Address of a part of the editor. */
export const pathOf = (part: EditorPart) => PATHS[part]

/** The part an address opens: the start page shows the templates, the side bar alone its first tool. */
export function partOf(pathname: string): EditorPart {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/tag_generation/SideToolbar') return 'AddTag'
  const found = Object.entries(PATHS).find(([, known]) => known === path)
  return (found?.[0] as EditorPart | undefined) ?? 'TemplateList'
}
