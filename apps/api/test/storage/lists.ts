import { type RawBuilder, sql } from 'kysely'
import { CREATOR_RANK_LIST } from '../../src/modules/creators/store/creator-rank-lists.ts'
import { CREATOR_LIST } from '../../src/modules/creators/store/creator-search.ts'
import { LIVE_LIST } from '../../src/modules/creators/store/live-search.ts'
import { VIDEO_LIST } from '../../src/modules/creators/store/video-search.ts'
import { parseKeyword } from '../../src/modules/goods/rules/keyword.ts'
import { GOODS_LIST } from '../../src/modules/goods/store/goods-list.ts'
import { marketplaceCode } from '../../src/modules/reference/rules/marketplace.ts'
import { SHOP_LIST } from '../../src/modules/shops/store/shop-list.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { all, type ListDeclaration } from '../../src/platform/database/list-page/list-query.ts'

/** A declared list, and what of it the tests ask for. */
export interface Listed {
  list: ListDeclaration
  code: number
  /** Beside the marketplace. */
  where: readonly RawBuilder<unknown>[]
  /** Keywords from no row at all to most of them, found by the index and not. None: the list has no words. */
  keywords: readonly string[]
  /** A word that more than 20 rows have. */
  many?: string
}

const [TEMU, TIKTOK] = [marketplaceCode('temu'), marketplaceCode('tiktok')]
export const RARE = '不存在的词'

/** The declared lists, each with words of the demo market. */
export const LISTS: Readonly<Record<string, Listed>> = {
  goods: {
    ...{ list: GOODS_LIST, code: TEMU, where: [], many: 'for' },
    keywords: ['with', 'for', 'set', '适用', '防水 -for', 'wireless', 'for -防水', '款', '-set', RARE],
  },
  shops: {
    ...{ list: SHOP_LIST, code: TEMU, where: [], many: '旗舰店' },
    keywords: ['旗舰店', '数码 -旗舰店', '工坊', '店', RARE],
  },
  creators: {
    ...{ list: CREATOR_LIST, code: TIKTOK, where: [], many: 'd_' },
    keywords: ['d_', 'tech', 'd_ -tech', '的', RARE],
  },
  lives: {
    ...{ list: LIVE_LIST, code: TIKTOK, where: [], many: 'd_' },
    keywords: ['d_', '专场', '粉丝福利 -户外', '与', RARE],
  },
  videos: {
    ...{ list: VIDEO_LIST, code: TIKTOK, where: [], many: 'd_' },
    keywords: ['开箱', '使用感受', '一分钟 -的', 'd_ -避坑', 'd_', '的', RARE],
  },
  'places of creators': {
    ...{ list: CREATOR_RANK_LIST, code: TIKTOK, keywords: [] },
    where: [
      sql`m.board = 'star'`,
      sql`m.period = 7`,
      sql`m.day = (select max(day) from creator_rank where period = 7)`,
    ],
  },
}

/** Words of a keyword. */
export function wordsOf(text: string) {
  const keyword = parseKeyword(text, 'fuzzy')
  if (keyword.kind !== 'words') throw new Error(`${text} are no words.`)
  return keyword
}

export const fixed = ({ code, where }: Listed) => [sql`m.marketplace = ${code}`, ...where]

/** A row of a list with all its figures, and its words. */
export type StoredRow = Readonly<Record<string, number>> & { readonly words: string }

/** Every row of a list as it is stored. */
export async function storedRows({ kysely }: Database, listed: Listed): Promise<StoredRow[]> {
  const { list, keywords } = listed
  const { table, id, sorts, ranges, wordsTable = table } = list
  const names = [id, ...[...Object.values(sorts), ...Object.values(ranges)].map(({ column }) => column)]
  const figures = [...new Set(names)].map((name) => sql`${sql.ref(`m.${name}`)}::float8 as ${sql.ref(name)}`)
  const words =
    keywords.length === 0
      ? sql`''`
      : sql`(select t.search from ${sql.table(wordsTable)} t where ${sql.ref(`t.${id}`)} = ${sql.ref(`m.${id}`)})`
  const { rows } = await sql<StoredRow>`select ${sql.join(figures)}, ${words} as words
    from ${sql.table(table)} m where ${all(fixed(listed))}`.execute(kysely)
  return rows
}
