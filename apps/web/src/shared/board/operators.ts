import type { Board } from './define-board.ts'
import type { BoardQuery, ListOperation } from './list-operation.ts'
import type { Preset } from './preset.ts'

/** Adds named ways to ask. @throws when one names a filter or order that the board has not */
export function withPresets<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, Path>,
  presets: readonly Preset<Op>[],
): Board<Op, Slot, Path> {
  for (const { label, query } of presets) {
    const kept = board.search.parse(query).query
    const lost = Object.keys(query).find((name) => !(name in kept))
    if (lost !== undefined) throw new Error(`Board ${board.path}: preset ${label} asks for ${lost} in vain.`)
  }
  return { ...board, presets }
}

/** Gives each row a page of its own, opened with `?id=`. */
export function withDetail<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, Path>,
  detailPath: string,
): Board<Op, Slot, Path> {
  return { ...board, detailPath }
}

/** Narrows the board permanently: these filters hold on every page and are in no address. */
export function withFixed<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, Path>,
  fixed: BoardQuery<Op>,
): Board<Op, Slot, Path> {
  return { ...board, fixed: { ...board.fixed, ...fixed } }
}

/** Puts the board inside a page whose address says more than the board does (`?mall_id=`, `?tab=`). */
export function withKept<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, Path>,
  kept: Readonly<Record<string, string>>,
): Board<Op, Slot, Path> {
  return { ...board, kept: { ...board.kept, ...kept } }
}

/** The same board at another address. */
export function withPath<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, string>,
  path: Path,
): Board<Op, Slot, Path> {
  return { ...board, path }
}
