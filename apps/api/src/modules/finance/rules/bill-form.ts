/** Sheets of counted lines that are alike, as far as a file of the same form depends on it. */
export interface BillPart {
  storeId: string
  layoutId: string | null
  book: string | null
  currency: string
  /** yyyymm of lines without a time; null for lines that carry one. */
  period: number | null
  headings: readonly string[]
  sheet: string | null
}

/** A heading and the how-manieth of its name it is: two columns of a bill may be called the same. */
interface BillHeading {
  name: string
  nth: number
}

/** The form of a file that says what the imported bill said. */
export interface BillForm {
  storeId: string
  headings: readonly BillHeading[]
  /** Some bills are told apart by the name of their sheet. */
  sheet: string | null
}

const NAMES_CURRENCY = /币种|货币|currency/i

/** Headings with their numbers; a column without a name stays in its place. */
function numbered(headings: readonly string[]): BillHeading[] {
  const seen = new Map<string, number>()
  return headings.map((name) => {
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return { name, nth }
  })
}

const headingKey = ({ name, nth }: BillHeading): string => `${nth} ${name}`

/**
 * The form of one file with all these lines. What an import asks a person for a whole sheet has to be the same for all
 * of them: else the file could not be imported again.
 * @param parts the newest first: columns are in its order, and those of older files that it lacks follow
 */
export function billForm(parts: readonly BillPart[]): BillForm | { problem: string } {
  const [newest] = parts
  if (!newest) return { problem: '没有可以导出的数据，请放宽筛选条件' }
  const differ = (value: (part: BillPart) => unknown) => new Set(parts.map(value)).size > 1
  const refuse = (what: string, way: string) => ({
    problem: `账单原表要能重新导入，一个文件只能放${what}，请${way}再导出`,
  })
  if (differ(({ storeId }) => storeId)) return refuse('一家店铺的明细', '先选一家店铺')
  if (differ(({ layoutId }) => layoutId)) return refuse('一种账单的明细', '先选一种账单，或缩小月份范围')
  if (differ(({ book }) => book)) return refuse('一个账本的明细', '按导入记录筛选')
  if (differ(({ period }) => period)) return refuse('一个月的明细（这种账单没有时间）', '先选一个月份')
  const namesCurrency = parts.every(({ headings }) => headings.some((name) => NAMES_CURRENCY.test(name)))
  if (!namesCurrency && differ(({ currency }) => currency))
    return refuse('一个币种的明细（这种账单没有币种列）', '先选一个币种')
  const headings = new Map<string, BillHeading>()
  for (const part of parts)
    for (const heading of numbered(part.headings))
      if (heading.name !== '' && !headings.has(headingKey(heading)))
        headings.set(headingKey(heading), heading)
  return { storeId: newest.storeId, headings: [...headings.values()], sheet: newest.sheet }
}
