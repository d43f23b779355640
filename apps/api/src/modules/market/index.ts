// What other modules may use of this one, beside its rules.
export { rollUpMarket } from './store/market-roll-up.ts'
