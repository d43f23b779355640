export {
  type MarketCategory,
  type MarketFigure,
  type MarketOverview,
  type MarketQuery,
  marketQuery,
} from './api/market.query.ts'
