import type { ColumnState } from '@haixuan/ui-kit/data-table'

/** What a reader did to the columns of one board. Whatever is not said is as the board declares it. */
export type BoardView = Partial<ColumnState>
export type BoardViews = Readonly<Record<string, BoardView>>

const KEY = 'haixuan.boards'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> | undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined

/** Keeps of a stored view what has the right form; the table drops ids that no longer exist. */
function readView(value: unknown): BoardViews[string] {
  if (!isRecord(value)) return {}
  const lists = (['order', 'hidden', 'left', 'right'] as const).flatMap((name) => {
    const list = texts(value[name])
    return list ? [[name, list]] : []
  })
  const sizes = isRecord(value['widths']) ? Object.entries(value['widths']) : []
  const widths = sizes.filter(([, width]) => typeof width === 'number' && width > 0)
  return {
    ...Object.fromEntries(lists),
    ...(widths.length > 0 ? { widths: Object.fromEntries(widths) } : {}),
  }
}

/** What an earlier visit kept; nothing where nothing, or nonsense, was kept. */
export function readBoardViews(storage: BrowserStorage): BoardViews {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null')
    const views = isRecord(value) ? Object.entries(value) : []
    return Object.fromEntries(views.map(([path, view]) => [path, readView(view)]))
  } catch {
    return {}
  }
}

/** Never throws: a browser may forbid storage or have no space. */
export function writeBoardViews(storage: BrowserStorage, views: BoardViews): void {
  try {
    storage?.setItem(KEY, JSON.stringify(views))
  } catch {
    // The views hold for this visit.
  }
}
