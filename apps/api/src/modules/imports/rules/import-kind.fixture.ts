import type { AllKindRules, KindRules } from './import-kind.ts'

/** Rules of a kind without fields, whose record is its row. */
const BARE: KindRules = {
  title: '样本',
  unit: '行',
  turn: 0,
  fields: {},
  required: [],
  latest: null,
  problemsOf: () => [],
  recordOf: (fields) => fields,
  currencyIn: () => null,
}

export const kindWith = (change: Partial<KindRules>): KindRules => ({ ...BARE, ...change })

/** Every kind has the same rules. */
export const everyKind = (kind: KindRules): AllKindRules => ({
  products: kind,
  history: kind,
  shops: kind,
  creators: kind,
  lives: kind,
  videos: kind,
})
