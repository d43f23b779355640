import { isRecord, type Raw } from '../document/raw.ts'
import type { EditorPanel } from '../panels/editor-panel.ts'
import {
  CONNECT,
  EMBED_LIMITS,
  EMBED_LOCALE,
  EMBED_THEMES,
  EMBED_VERSION,
  type EmbedQuestion,
  type EmbedRefusal,
  type EmbedRows,
  type EmbedSettings,
  type EmbedTheme,
  isPanel,
} from './protocol.ts'

/** What a message was: a known one, a known one that is refused with a reason, or an unknown one. */
type Read<T> = { message: T } | { refusal: EmbedRefusal } | undefined

const FORM: EmbedRefusal = { reason: 'form', message: '消息的字段不对：多了、少了或类型不符，请对照文档' }

const hasExactly = (data: Raw, keys: readonly string[]): boolean =>
  Object.keys(data).length === keys.length && keys.every((key) => Object.hasOwn(data, key))

const isTheme = (value: unknown): value is EmbedTheme => EMBED_THEMES.some((theme) => theme === value)

/** Panels without doubles; undefined when it is no list of them. */
function panelsOf(value: unknown): readonly EditorPanel[] | null | undefined {
  if (value === null) return null
  if (!Array.isArray(value) || value.length > 50 || !value.every(isPanel)) return undefined
  return [...new Set(value)]
}

/** A message as it arrived. */
export interface Arrived {
  data: unknown
  origin: string
  /** Whether the window that shows this page sent it. */
  isFromParent: boolean
}

/** A version as a host wrote it; nothing for what no version can be: an object without a prototype has no words. */
const named = (version: unknown): string =>
  typeof version === 'number' || typeof version === 'string' ? ` ${String(version).slice(0, 20)}` : ''

/**
 * Reads the first message of a host. The window and the exact origin have to be right: no pattern, no prefix, and no
 * opaque origin. What is not addressed to the editor is unknown.
 * @param origins those whose pages may embed this one
 */
export function readConnect(
  { data, origin, isFromParent }: Arrived,
  origins: readonly string[],
): Read<EmbedSettings> {
  if (!isFromParent || origin === 'null' || !origins.includes(origin)) return undefined
  if (!isRecord(data) || data['type'] !== CONNECT) return undefined
  if (data['v'] !== EMBED_VERSION) {
    const message = `不认识的版本${named(data['v'])}：此编辑器只支持版本 ${EMBED_VERSION}，请更新客户端或编辑器`
    return { refusal: { reason: 'version', message } }
  }
  if (!hasExactly(data, ['type', 'v', 'locale', 'theme', 'panels'])) return { refusal: FORM }
  if (data['locale'] !== EMBED_LOCALE) {
    return {
      refusal: { reason: 'locale', message: `目前只有简体中文（${EMBED_LOCALE}），请改为 ${EMBED_LOCALE}` },
    }
  }
  const panels = panelsOf(data['panels'])
  if (!isTheme(data['theme']) || panels === undefined) return { refusal: FORM }
  return { message: { theme: data['theme'], panels } }
}

const TOO_MANY_ROWS: EmbedRefusal = {
  reason: 'size',
  message: `数据过大：最多 ${EMBED_LIMITS.rows} 行、${EMBED_LIMITS.columns} 列、每格 ${EMBED_LIMITS.cellChars} 字、共 2000 万字，请分几次`,
}

/** Reads rows of a host. Counts before it copies, so that a flood costs nothing. */
export function readRows(value: unknown): { rows: EmbedRows } | { refusal: EmbedRefusal } {
  if (!Array.isArray(value)) return { refusal: FORM }
  if (value.length > EMBED_LIMITS.rows) return { refusal: TOO_MANY_ROWS }
  const columns = new Set<string>()
  const rows: Record<string, string>[] = []
  let chars = 0
  for (const row of value as unknown[]) {
    if (!isRecord(row)) return { refusal: FORM }
    const entries = Object.entries(row)
    for (const [name, cell] of entries) {
      if (typeof cell !== 'string') return { refusal: FORM }
      columns.add(name)
      chars += name.length + cell.length
      if (Math.max(name.length, cell.length) > EMBED_LIMITS.cellChars) return { refusal: TOO_MANY_ROWS }
    }
    if (columns.size > EMBED_LIMITS.columns || chars > EMBED_LIMITS.rowsChars)
      return { refusal: TOO_MANY_ROWS }
    rows.push(Object.fromEntries(entries) as Record<string, string>)
  }
  return { rows }
}

type Body = { [K in EmbedQuestion['ask']]: (data: Raw, id: number) => Read<EmbedQuestion> }

const BODIES: Body = {
  open(data, id) {
    const { document } = data
    if (!hasExactly(data, ['id', 'ask', 'document']) || typeof document !== 'string') return { refusal: FORM }
    if (document.length > EMBED_LIMITS.documentChars) {
      return { refusal: { reason: 'size', message: '标签文件超过 20 MB，请减少图片后重试' } }
    }
    return { message: { id, ask: 'open', document } }
  },
  read: (data, id) =>
    hasExactly(data, ['id', 'ask']) ? { message: { id, ask: 'read' } } : { refusal: FORM },
  'set-rows'(data, id) {
    if (!hasExactly(data, ['id', 'ask', 'rows'])) return { refusal: FORM }
    const read = readRows(data['rows'])
    return 'refusal' in read ? read : { message: { id, ask: 'set-rows', rows: read.rows } }
  },
  'set-theme'(data, id) {
    const { theme } = data
    if (!hasExactly(data, ['id', 'ask', 'theme']) || !isTheme(theme)) return { refusal: FORM }
    return { message: { id, ask: 'set-theme', theme } }
  },
  'set-panels'(data, id) {
    const panels = panelsOf(data['panels'])
    if (!hasExactly(data, ['id', 'ask', 'panels']) || panels === undefined) return { refusal: FORM }
    return { message: { id, ask: 'set-panels', panels } }
  },
}

/** The id that an answer needs; null for what cannot be answered. */
export function idOf(data: unknown): number | null {
  const id = isRecord(data) ? data['id'] : null
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Reads a question that came over the port. */
export function readQuestion(data: unknown): Read<EmbedQuestion> {
  const id = idOf(data)
  if (!isRecord(data) || id === null) return undefined
  const { ask } = data
  if (typeof ask !== 'string' || !Object.hasOwn(BODIES, ask)) return { refusal: FORM }
  return BODIES[ask as EmbedQuestion['ask']](data, id)
}
