import type { components } from '@haixuan/api-sdk/schema'
import { tierReaches } from '@haixuan/rules'
import { requireMarketplace, signedIn } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { hasCreators, isoDay, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { BLUE_OCEAN_RULE } from '../rules/blue-ocean.ts'
import { gmvChange, gmvOf, marketFigures, type Sums, unitsOf } from '../rules/market-figures.ts'
import { marketBands, marketCategories, marketMedia, marketTrend } from '../rules/market-parts.ts'
import { EVERYWHERE, findScope, type MarketScope, scopesOf } from '../rules/market-scope.ts'
import { MARKET_SUMS } from '../rules/market-sum.ts'
import { ANY_HOSTING, FULL, SEMI } from '../rules/market-sums.ts'
import * as market from '../store/market-read.ts'

type Request = Parameters<Handler<'getMarket'>>[0]
type Overview = components['schemas']['MarketOverview']

const HOSTING = { full: FULL, semi: SEMI } as const
const NOTHING = Object.fromEntries(MARKET_SUMS.map((name) => [name, 0])) as Sums
const NO_MEDIA = {
  ...{ creators: 0, creators_b: 0, videos: 0, videos_b: 0, lives: 0, lives_b: 0 },
  ...{ video_gmv: 0, live_gmv: 0 },
}

function scopeOf({ params, query }: Request): MarketScope {
  if (query.region === undefined) return EVERYWHERE
  const scope = findScope(params.marketplace, query.region)
  if (scope) return scope
  throw new Failure('bad_parameter', '大盘只按地区选项汇总，没有这个地区组合，请从地区列表中选择')
}

/** The second level is for members. */
async function categoryOf({ params, query }: Request, { db, caller }: CallContext) {
  if (query.category === undefined) return null
  if (query.region !== undefined && query.hosting !== undefined) {
    throw new Failure('bad_parameter', '类目大盘可按地区或托管筛选，不能同时筛选，请去掉其中一个')
  }
  if (!tierReaches(signedIn(caller).tier, 'month')) {
    throw new Failure('tier_needed', '二级类目大盘为会员功能，请开通会员后查看', { need: 'month' })
  }
  const category = await market.findMarketCategory(db, marketplaceCode(params.marketplace), query.category)
  if (category) return category
  throw new Failure('unknown_category', '没有这个一级或二级类目，请从类目列表中选择')
}

async function regionRows(db: Database, { params }: Request, place: market.MarketGroup) {
  const scopes = scopesOf(params.marketplace)
  const codes = [...new Set([place.scope, ...scopes.map(({ code }) => code)])]
  const groups = new Map((await market.readGroups(db, place, codes)).map((group) => [group.scope, group]))
  const regions: Overview['regions'] = scopes.map(({ code, regions: ids }) => {
    const sums = groups.get(code)?.sums ?? NOTHING
    return {
      region: ids.join(','),
      goods: sums.goods,
      sales: unitsOf(sums),
      gmvUsd: gmvOf(sums),
      change: gmvChange(sums),
    }
  })
  return { head: groups.get(place.scope), regions }
}

/** Cells of one answer. */
const CELLS = 80

async function cellsOf(db: Database, { params, query }: Request, place: market.MarketGroup) {
  if (query.cells !== true) return []
  const regionOf = new Map(scopesOf(params.marketplace).map(({ code, regions }) => [code, regions.join(',')]))
  const wanted = place.scope === EVERYWHERE.code ? [...regionOf.keys()] : [place.scope]
  const cells = (await market.readCells(db, place, wanted)).flatMap(({ scope, id, name, sums }) => {
    const [gmvUsd, change] = [gmvOf(sums), gmvChange(sums)]
    if (id === null || gmvUsd === null || change === null) return []
    return [{ id, name: name ?? id, region: regionOf.get(scope) ?? '', goods: sums.goods, gmvUsd, change }]
  })
  return cells.sort((a, b) => b.gmvUsd - a.gmvUsd).slice(0, CELLS)
}

/** The market of a marketplace on its newest day. Reads aggregates alone. */
export const getMarket: Handler<'getMarket'> = async (request, context) => {
  const { params, query } = request
  const { db, caller } = context
  requireMarketplace(caller, params.marketplace)
  const scope = scopeOf(request)
  const category = await categoryOf(request, context)
  const code = marketplaceCode(params.marketplace)
  const period = query.period === 'month' ? 30 : 7
  const place: market.MarketGroup = {
    marketplace: code,
    period,
    scope: scope.code,
    hosting: query.hosting ? HOSTING[query.hosting] : ANY_HOSTING,
    parentId: category === null ? -1 : category.level === 1 ? 0 : category.c1,
    categoryId: category === null ? 0 : category.id,
  }
  const children = { ...place, parentId: category === null ? 0 : category.c1 }
  const trendDays = Math.min(60, entitlementOf(caller).historyDays)
  const state = await market.readMarketState(db, code)
  const withMedia = hasCreators(params.marketplace) && query.hosting === undefined
  const [{ head, regions }, categories, days, media, cells] = await Promise.all([
    regionRows(db, request, place),
    market.readCategories(db, children),
    market.readDays(db, place, (state?.day ?? 0) - trendDays + 1),
    withMedia ? market.readMediaGroup(db, place) : null,
    cellsOf(db, request, place),
  ])
  const sums = head?.sums ?? NOTHING
  const data: Overview = {
    day: state ? isoDay(state.day) : null,
    asOf: state?.as_of ?? null,
    demo: state?.demo ?? false,
    estimated: state?.estimated ?? false,
    period,
    trendDays,
    figures: marketFigures(sums),
    media: withMedia ? marketMedia(media ?? NO_MEDIA, gmvOf(sums)) : null,
    trend: marketTrend(days),
    bands: marketBands(head?.bandGoods ?? [], head?.bandUnits ?? []),
    regions,
    category: category && {
      id: query.category ?? '',
      name: category.name,
      level: category.level,
      parentId: category.level === 1 ? null : category.parent,
    },
    categories: marketCategories(categories),
    cells,
    blueOceanRule: BLUE_OCEAN_RULE,
  }
  return { status: 200, body: { code: 0, data } }
}
