import type { ToolPart } from '../editor-part.ts'
import { AddTag } from './add-tag.tsx'
import { FontEditor } from './font-editor.tsx'
import { LogoEditor } from './logo-editor.tsx'
import { PackageEditor } from './package-editor.tsx'
import { PdfCodeEditor } from './pdf-code-editor.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { ShapeEditor } from './shape-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { WarnFont } from './warn-font.tsx'

const TOOLS: Readonly<Record<ToolPart, () => React.JSX.Element>> = {
  TemplateList,
  AddTag,
  FontEditor,
  PdfCodeEditor,
  LogoEditor,
  PackageEditor,
  WarnFont,
  ShapeEditor,
  PictureEditor,
}

/** The tool of the side bar that is open. */
export function ToolPanel({ tool }: { tool: ToolPart }) {
  const Tool = TOOLS[tool]
  return <Tool />
}
