export type { EditorPart } from './editor-part.ts'
export { LabelEditor, type LabelEditorProps } from './label-editor.tsx'
