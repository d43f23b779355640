// What every kind of row must keep, no matter who declares the next one.
import { describe, expect, test } from 'vitest'
import type { RankRow, RankSlot } from '#entities/goods'
import type { ListingRow } from '#entities/listing'
import type { BoardKind } from '#shared/board'
import { FAVOURITE_KINDS } from '../pages/favourites/model/favourite-kind.ts'
import { listingKind } from '../pages/listings/model/listing-kind.ts'
import { creatorKind, creatorRankKind } from '../widgets/creator-board/index.ts'
import { goodsKind, rankKind, soldOutKind } from '../widgets/goods-board/index.ts'
import { dismissedKind, scoredKind } from '../widgets/goods-board/model/rank-kind.ts'
import { liveGoodsKind, liveKind } from '../widgets/live-board/index.ts'
import { shopKind, shopRankKind } from '../widgets/shop-board/index.ts'

// One type serves the tests of all kinds; what it says of rows and slots is not used.
type AnyKind = BoardKind<RankRow, RankSlot>

const kinds: readonly [name: string, kind: unknown, example: string][] = [
  ['goods', goodsKind, 'goods-page'],
  ['places of goods', rankKind, 'goods-rank'],
  ['scored goods', scoredKind, 'goods-rank'],
  ['dismissed goods', dismissedKind, 'goods-rank'],
  ['goods that are sold out', soldOutKind, 'goods-rank'],
  ['shops', shopKind, 'shops-page'],
  ['places of shops', shopRankKind, 'shop-ranks'],
  ['creators', creatorKind, 'creators-page'],
  ['places of creators', creatorRankKind, 'creator-ranks'],
  ['lives', liveKind, 'lives-page'],
  ['goods of lives', liveGoodsKind, 'live-goods-ranks'],
  ['listings', listingKind, 'listings'],
  ...Object.entries(FAVOURITE_KINDS).map(([subject, kind]): [string, unknown, string] => [
    `favourites: ${subject}`,
    kind,
    'favourites',
  ]),
]

const examples = import.meta.glob<string>('../../../../openapi/examples/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const rowsOf = <Row = RankRow>(example: string): readonly Row[] =>
  JSON.parse(examples[`../../../../openapi/examples/${example}.json`] ?? '').value.data.rows

/** Words that a row's page is asked for by: shops have the name that the marketplace gives them. */
const PAGE_KEY = { goods: 'id', shop: 'mall_id', creator: 'id', live: 'id', video: 'id' } as const
/** Kinds whose rows say that their source is doubtful by their colour. */
const TONED = new Set<unknown>([
  goodsKind,
  rankKind,
  scoredKind,
  dismissedKind,
  soldOutKind,
  shopKind,
  shopRankKind,
])

describe.each(kinds)('rows of %s', (_, given, example) => {
  const kind = given as AnyKind
  const [first] = rowsOf(example)
  if (!first) throw new Error(`openapi/examples/${example}.json has no row`)
  const tools = { hrefOf: () => undefined, open: () => undefined, more: () => undefined }

  test('are named, counted with a measure word, and an empty list says the next step', () => {
    expect(Object.keys(FAVOURITE_KINDS)).toContain(kind.subject)
    expect(kind.noun).toMatch(/^[\u4e00-\u9fff]{2}$/)
    expect(kind.counted).toMatch(new RegExp(`^[个家位场]${kind.noun}$`))
    expect(kind.nothing).toMatch(/没有.+。$/)
  })

  test('have a cell that says what they are', () => {
    expect(Object.keys(kind.cells(tools))).toContain(kind.identity)
    expect(kind.lastOnPhones.every((id) => id !== '' && id !== kind.identity)).toBe(true)
  })

  test('are known by their id, and their page is asked for by it', () => {
    const row = { ...first, id: '6012' }
    expect(kind.idOf(row)).toBe('6012')
    expect(kind.detailQuery(row)).toEqual({ [PAGE_KEY[kind.subject]]: '6012' })
  })

  test('are of a demonstration, or doubtful, only when their source says so', () => {
    const at = (quality: object | null) => ({ ...first, quality }) as RankRow
    const plain = at({ ...first.quality, demo: false, suspect: false })
    expect([kind.isDemo(plain), kind.toneOf(plain)]).toEqual([false, undefined])
    expect(kind.isDemo(at({ ...first.quality, demo: true }))).toBe(true)
    const doubtful = kind.toneOf(at({ ...first.quality, suspect: true }))
    const isKept = kind.isFavourites === true || kind.isWarehouse === true
    expect(doubtful).toBe(TONED.has(given) || isKept ? 'suspect' : undefined)
    if (isKept) expect([kind.isDemo(at(null)), kind.toneOf(at(null))]).toEqual([false, undefined])
  })

  test('have actions with ids and words of their own; their page is the first where there is one', () => {
    const actions = kind.actions(first, '/detail')
    const ids = actions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(actions.every(({ id, label }) => id !== '' && label !== '')).toBe(true)
    expect(actions[0]).toMatchObject({ id: 'detail', href: '/detail' })
    expect(kind.actions(first, undefined).map(({ id }) => id)).not.toContain('detail')
  })
})

test.each([
  ['a board with a score', scoredKind, 'dismiss', '不感兴趣'],
  ['what was taken out of one', dismissedKind, 'bring-back', '恢复推荐'],
  ['a board of what is sold out', soldOutKind, 'remind-back', '恢复提醒'],
] as const)('%s has one action more than other boards of goods', (_, kind, id, label) => {
  const [row] = rowsOf('goods-rank') as [RankRow]
  const usual = rankKind.actions(row, undefined)
  expect(kind.actions(row, undefined)).toEqual([...usual, { id, label }])
  expect(kind.actions(row, '/detail').slice(0, -1)).toEqual(rankKind.actions(row, '/detail'))
})

test('a listing can be taken out of the warehouse, a favourite is let go by its star', () => {
  const [listing] = rowsOf<ListingRow>('listings') as [ListingRow]
  expect(listingKind.actions(listing, undefined).at(-1)).toEqual({ id: 'unlist', label: '移出上架库' })
  expect([listingKind.isWarehouse, listingKind.isFavourites]).toEqual([true, undefined])
  const kinds = Object.values(FAVOURITE_KINDS)
  expect(kinds.map(({ isFavourites }) => isFavourites)).toEqual(kinds.map(() => true))
  expect(Object.entries(FAVOURITE_KINDS).every(([subject, kind]) => kind.subject === subject)).toBe(true)
})
