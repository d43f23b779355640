import type { CallInput, components } from '@haixuan/api-sdk'
import { apiQuery } from '#shared/api'

export type MarketOverview = components['schemas']['MarketOverview']
export type MarketCategory = components['schemas']['MarketCategory']
export type MarketFigure = components['schemas']['MarketFigure']
/** What a dashboard is asked for. */
export type MarketQuery = NonNullable<CallInput<'getMarket'>['query']>

/** The market of a marketplace on its newest day. */
export const marketQuery = (marketplace: components['schemas']['Marketplace'], query: MarketQuery) =>
  apiQuery('getMarket', { path: { marketplace }, query })
