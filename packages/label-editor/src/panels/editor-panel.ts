import { TOOL_PARTS } from './editor-part.ts'

/** What a host may leave out of the editor: tools of the side bar, and what the top bar offers. */
export const EDITOR_PANELS = [...TOOL_PARTS, 'File', 'Batch', 'Export'] as const

export type EditorPanel = (typeof EDITOR_PANELS)[number]
