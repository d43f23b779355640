import { SaveView } from '#features/save-view'
import type { Board, BoardSearch, ListOperation } from '#shared/board'
import { useAsked } from './use-asked.ts'

interface SaveViewButtonProps<Op extends ListOperation> {
  board: Board<Op>
  search: BoardSearch<Op>
}

/** Beside what is on: a way to keep it. */
export function SaveViewButton<Op extends ListOperation>({ board, search }: SaveViewButtonProps<Op>) {
  return <SaveView {...useAsked(board, search)} />
}
