import { BATCH_LIMITS } from '../batch/batch-limits.ts'
import { DOCUMENT_LIMITS } from '../document/parse-document.ts'
import { EDITOR_PANELS, type EditorPanel } from '../panels/editor-panel.ts'

/** The one version there is. A later one that old frames cannot read gets the next number. */
export const EMBED_VERSION = 1
export const EMBED_LOCALE = 'zh-CN'

/** `system` follows the system of the user. */
export type EmbedTheme = 'light' | 'dark' | 'system'

export const EMBED_THEMES: readonly EmbedTheme[] = ['light', 'dark', 'system']

/** Rows for batches: names of columns to values. */
export type EmbedRows = readonly Readonly<Record<string, string>>[]

/** How the host wants the editor. Sent once; a port comes with it, over which everything else goes. */
export interface EmbedSettings {
  theme: EmbedTheme
  /** What the user may have; all when null. */
  panels: readonly EditorPanel[] | null
}

/** A question of the host. Each is answered with its id. */
export type EmbedQuestion =
  | { id: number; ask: 'open'; document: string }
  | { id: number; ask: 'read' }
  | { id: number; ask: 'set-rows'; rows: EmbedRows }
  | { id: number; ask: 'set-theme'; theme: EmbedTheme }
  | { id: number; ask: 'set-panels'; panels: readonly EditorPanel[] | null }

/** Why nothing was done. `form`: no message of this version; `size`: too large; `document`: no label. */
export type EmbedReason = 'version' | 'locale' | 'form' | 'size' | 'document'

export interface EmbedRefusal {
  reason: EmbedReason
  /** What is wrong and what to do, in Chinese. */
  message: string
}

/** What the frame says over the port. */
export type EmbedAnswer =
  | { id: number; ok: true; document?: string }
  | ({ id: number; ok: false } & EmbedRefusal)
  | { event: 'connected'; isKept: boolean }
  | { event: 'change'; id: string; name: string }
  | { event: 'export'; name: string; file: Blob }

export const EMBED_LIMITS = {
  documentChars: DOCUMENT_LIMITS.characters,
  rows: BATCH_LIMITS.rows,
  columns: BATCH_LIMITS.columns,
  cellChars: BATCH_LIMITS.cellChars,
  /** Of all cells and names together. */
  rowsChars: 20_000_000,
} as const

export const READY = 'haixuan.label.ready'
export const CONNECT = 'haixuan.label.connect'
export const REFUSED = 'haixuan.label.refused'

export const isPanel = (value: unknown): value is EditorPanel =>
  EDITOR_PANELS.some((panel) => panel === value)
