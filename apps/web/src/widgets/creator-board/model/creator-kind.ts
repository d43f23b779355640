import type { AnyCreator, CreatorRankRow, CreatorRankSlot, CreatorRow, CreatorSlot } from '#entities/creator'
import type { BoardKind } from '#shared/board'
import { creatorActions } from '../lib/creator-actions.ts'
import { creatorCells, creatorRankCells } from '../ui/creator-cells.tsx'

const person = {
  subject: 'creator' as const,
  noun: '达人',
  counted: '位达人',
  identity: 'creator' as const,
  lastOnPhones: ['category'],
  idOf: ({ id }: AnyCreator) => id,
  isDemo: ({ quality }: AnyCreator) => quality.demo,
  toneOf: () => undefined,
  detailQuery: ({ id }: AnyCreator) => ({ id }),
  actions: creatorActions,
}

/** Creators as boards list them. */
export const creatorKind: BoardKind<CreatorRow, CreatorSlot> = {
  ...person,
  nothing: '还没有导入达人。用 haixuan import creators 导入达人文件后，数据会显示在这里。',
  cells: creatorCells,
}

/** Places on a board of creators. */
export const creatorRankKind: BoardKind<CreatorRankRow, CreatorRankSlot> = {
  ...person,
  nothing: '这个榜单还没有数据。导入达人文件后，每日任务 haixuan rollup 会算出榜单。',
  cells: creatorRankCells,
}
