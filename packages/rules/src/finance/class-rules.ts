import {
  LEDGER_PATTERNS,
  type LedgerClass,
  type LedgerPattern,
  ledgerClass,
  plainText,
} from './ledger-classes.ts'

/** A rule as a person writes it: parts of both texts, of which an empty one fits every text. */
export interface ClassRule {
  type: string
  remark: string
  class: LedgerClass
  isOn: boolean
}

/** Whether a rule says nothing that a line could be told by: it would fit every line. */
export const isEmptyRule = ({ type, remark }: Pick<ClassRule, 'type' | 'remark'>): boolean =>
  plainText(type) === '' && plainText(remark) === ''

/** Rules that are applied, in their order. */
export const patternsOfRules = (rules: readonly ClassRule[]): LedgerPattern[] =>
  rules
    .filter((rule) => rule.isOn && !isEmptyRule(rule))
    .map(({ type, remark, class: name }) => ({
      ...(plainText(type) === '' ? {} : { type }),
      ...(plainText(remark) === '' ? {} : { remark }),
      class: name,
    }))

/** Rules of the product, as a person would write them. */
export const BUILT_IN_RULES: readonly ClassRule[] = LEDGER_PATTERNS.map(
  ({ type = '', remark = '', class: name }) => ({ type, remark, class: name, isOn: true }),
)

/** Numbers and the letters that belong to them: they change from line to line. */
const CHANGING = /[A-Za-z0-9_-]*\d[A-Za-z0-9_-]*/
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu

/**
 * The part of a remark that stays the same from line to line: the longest one without a number. Marketplaces end remarks with
 * item numbers. A remark of numbers alone is proposed whole.
 */
function steadyPart(remark: string): string {
  const parts = remark
    .normalize('NFKC')
    .split(CHANGING)
    .map((part) => part.replace(EDGES, ''))
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '')
  return longest.length >= 2 ? longest : remark.trim()
}

/** Patterns that fit a line and those that differ from it by a number. */
export const proposedRule = (line: {
  type: string | null
  remark: string | null
}): Pick<ClassRule, 'type' | 'remark'> => ({
  type: (line.type ?? '').trim().slice(0, MOST_TYPE),
  remark: steadyPart(line.remark ?? '').slice(0, MOST_REMARK),
})

/** Characters that a pattern may have, as in the contract. */
const MOST_TYPE = 40
const MOST_REMARK = 100

interface Line {
  month: number
  currency: string
  type: string | null
  remark: string | null
  rows: number
  minor: number
}

/** Lines of one month and currency that go from one class to another. */
export interface ClassMove {
  /** yyyymm. */
  month: number
  currency: string
  from: LedgerClass
  to: LedgerClass
  rows: number
  /** Smallest unit. */
  minor: number
}

/** What other rules change: lines and money by month, currency and classes, months ascending. */
export function classMoves(
  lines: readonly Line[],
  before: readonly LedgerPattern[],
  after: readonly LedgerPattern[],
): ClassMove[] {
  const moves = new Map<string, ClassMove>()
  for (const line of lines) {
    const [from, to] = [ledgerClass(line, before), ledgerClass(line, after)]
    if (from === to) continue
    const { month, currency } = line
    const key = [month, currency, from, to].join(' ')
    const own = moves.get(key) ?? { month, currency, from, to, rows: 0, minor: 0 }
    moves.set(key, { ...own, rows: own.rows + line.rows, minor: own.minor + line.minor })
  }
  return [...moves.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, move]) => move)
}
