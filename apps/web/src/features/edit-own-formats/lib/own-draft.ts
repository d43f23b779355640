import type { Cells, OwnChange, OwnFormat, OwnVerdicts } from './own-format.ts'

/** A row of the grid: the texts of its cells, and what they were before it was edited. */
export interface OwnDraft<Cell extends string> {
  id: string
  /** missing: something that has no entry yet. stored: an entry. blank: room for a paste. */
  origin: 'missing' | 'stored' | 'blank'
  cells: Cells<Cell>
  start: Cells<Cell>
  /** To be taken out. */
  isRemoved: boolean
}

/** Room for pasted lines. */
const BLANK_ROWS = 60

/** Rows that the grid begins with. */
export interface OwnStart<Cell extends string> {
  missing: readonly Cells<Cell>[]
  stored: readonly Cells<Cell>[]
}

/** Rows of the grid: what is missing first, then what is stored, then room. */
export function ownDrafts<Cell extends string>(
  { key, empty }: Pick<OwnFormat<Cell>, 'key' | 'empty'>,
  { missing, stored }: OwnStart<Cell>,
  edits: ReadonlyMap<string, Cells<Cell>>,
  removed: ReadonlySet<string> = new Set(),
): OwnDraft<Cell>[] {
  const draft = (origin: OwnDraft<Cell>['origin'], start: Cells<Cell>, n: number | null): OwnDraft<Cell> => {
    const id = `${origin} ${n ?? key.map((name) => start[name]).join('\n')}`
    const isRemoved = origin === 'stored' && removed.has(id)
    return { id, origin, start, isRemoved, cells: isRemoved ? start : (edits.get(id) ?? start) }
  }
  return [
    ...missing.map((start) => draft('missing', start, null)),
    ...stored.map((start) => draft('stored', start, null)),
    ...Array.from({ length: BLANK_ROWS }, (_, n) => draft('blank', empty, n)),
  ]
}

/** Edited rows with what is wrong in their cells by the rules of the server, and rows to be taken out. */
export function judgedDrafts<Cell extends string>(
  format: Pick<OwnFormat<Cell>, 'cells' | 'faultsOf'>,
  drafts: readonly OwnDraft<Cell>[],
) {
  const edited = drafts.filter(
    ({ cells, start }) =>
      format.cells.some((cell) => cells[cell].trim() !== start[cell].trim()) &&
      format.cells.some((cell) => cells[cell].trim()),
  )
  const removed = drafts.filter(({ isRemoved }) => isRemoved)
  const change: OwnChange<Cell> = {
    rows: edited.map(({ cells }) => cells),
    remove: removed.map(({ start }) => start),
  }
  const judged = format.faultsOf(change)
  const faults = new Map<string, ReadonlyMap<Cell, string>>()
  edited.forEach(({ id }, at) => {
    const own = judged[at] ?? []
    if (own.length > 0) faults.set(id, new Map(own.map(({ cell, reason }) => [cell, reason])))
  })
  return { edited, removed, faults, good: edited.filter(({ id }) => !faults.has(id)) }
}

/** The biggest paste or edit so far: `4 行 × 5 列`. */
export interface PastedSize {
  rows: number
  columns: number
}

/** What is not saved yet. */
interface Unsaved {
  edited: readonly unknown[]
  removed: readonly unknown[]
  faults: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** What is not saved yet, in words. */
export function unsavedText(
  { edited, removed, faults }: Unsaved,
  pasted: PastedSize | null,
  verdicts: Pick<OwnVerdicts<string, unknown>, 'rows' | 'removals'> | null,
): string {
  const heads = [
    ...(pasted ? [`已粘贴 ${pasted.rows} 行 × ${pasted.columns} 列`] : []),
    ...(!pasted && edited.length > 0 ? [`已改 ${edited.length} 行`] : []),
    ...(removed.length > 0 ? [`要删除 ${removed.length} 行`] : []),
  ]
  const all = [...(verdicts?.rows.map(({ verdict }) => verdict) ?? []), ...(verdicts?.removals ?? [])]
  const count = (...wanted: string[]) => all.filter((verdict) => wanted.includes(verdict)).length
  const cells = [...faults.values()].flatMap((own) => [...own.values()])
  const parts = [
    ...(count('new', 'replace') > 0 ? [`${count('new', 'replace')} 行新版本`] : []),
    ...(count('history') > 0 ? [`${count('history')} 行改历史`] : []),
    ...(count('same') > 0 ? [`${count('same')} 行没有变化`] : []),
    ...(cells.length > 0 ? [`${cells.length} 格要修（${cells[0]}）`] : []),
  ]
  return `${heads.join('，')}，还没保存${parts.length > 0 ? `：${parts.join(' · ')}` : ''}`
}
