import type { BookMonth, Fact } from './fact.ts'
import {
  amountText,
  type FormColumn,
  type OfficialFile,
  type OfficialSheet,
  officialSheet,
  withBareTotal,
} from './sheet-form.ts'

/** Names and places of full-managed bills that were seen; they vary independently of the year. */
export interface FullForm {
  order: string
  after: string
  /** 非商责补贴 is a type of the trade bill, or has a sheet of its own. */
  isSubsidyInTrade: boolean
  /** Reversals and refunds carry their sign; else the type or the sheet says it. */
  isSigned: boolean
  /** 赔付 bills have a heading of two rows with a merged cell. */
  isGrouped: boolean
  commas: boolean
}

const OLD = { order: '订单编号', after: '售后单号' }
export const FULL_FORMS: Record<'threeTypes' | 'ownSheets' | 'renamed', FullForm> = {
  threeTypes: { ...OLD, isSubsidyInTrade: true, isSigned: false, isGrouped: false, commas: false },
  ownSheets: { ...OLD, isSubsidyInTrade: false, isSigned: true, isGrouped: true, commas: true },
  renamed: {
    ...{ order: '销售订单', after: '售后订单', isSubsidyInTrade: false },
    ...{ isSigned: true, isGrouped: true, commas: false },
  },
}

const TYPES: Record<string, string> = { sale: '销售回款', reversal: '销售冲回', subsidy: '非商责补贴' }

export function fullFiles({ month, facts }: BookMonth, form: FullForm): OfficialFile[] {
  const of = (...kinds: string[]) => facts.filter(({ kind }) => kinds.includes(kind))
  const sum = (rows: readonly Fact[]) => rows.reduce((all, { minor }) => all + minor, 0)
  const amount = (minor: number) =>
    amountText(form.isSigned ? minor : Math.abs(minor), { commas: form.commas })

  const keys: FormColumn<Fact>[] = [
    [form.order, ({ order }) => order],
    [form.after, ({ after }) => after],
    ['备货单号', ({ id }) => id],
    ['备货单类型', ({ id }) => (Number(id.at(-1)) % 2 === 0 ? 'JIT' : 'VMI')],
    ['SKU ID', ({ sku }) => sku?.id ?? ''],
    ['SKU货号', ({ sku }) => sku?.code ?? ''],
    ['货品名称', ({ sku }) => sku?.name ?? ''],
    ['SKU属性', ({ sku }) => sku?.traits ?? ''],
    ['数量', ({ quantity }) => String(quantity)],
  ]
  const coupons = ['单品券金额', '店铺满减券金额', '申报价格折扣金额'].map(
    (name): FormColumn<Fact> => [name, () => '/'],
  )
  const bill = (name: string, column: string, rows: readonly Fact[]) =>
    officialSheet<Fact>(name, [...keys, [column, ({ minor }) => amount(minor)], ...PAID], rows)

  const inTrade = of('sale', 'reversal', ...(form.isSubsidyInTrade ? ['subsidy'] : []))
  const trade = officialSheet<Fact>(
    '交易结算',
    [
      ...[...keys, ...coupons],
      ...[
        ['交易类型', ({ kind }: Fact) => TYPES[kind] ?? ''] as const,
        ['金额', ({ minor }: Fact) => amount(minor)] as const,
      ],
      ...PAID,
    ],
    inTrade,
  )
  const { issue, reship, adjustment } = productSheets(facts, form)
  const refund = bill('结算-消费者退款金额', '消费者退款金额', of('consumer_refund'))
  const subsidy = bill('结算-非商责平台售后补贴金额', '非商责平台售后补贴金额', of('subsidy'))
  const sheets: OfficialSheet[] = [
    withBareTotal(trade, '金额', sum(inTrade)),
    ...[refund, issue, reship],
    ...(form.isSubsidyInTrade ? [] : [subsidy]),
    adjustment,
  ]
  // The order of the sheets is not fixed.
  const turned = Number(month.at(-1)) % 2 === 0 ? sheets.toReversed() : sheets
  return [{ path: `${month}/101-Temu全托管_${month}.xlsx`, sheets: turned }]
}

const PAID: readonly FormColumn<Fact>[] = [
  ['币种', () => 'CNY'],
  ['账务时间', ({ at }) => at],
]

/** Bills whose columns of the product have one heading above them, in some forms. */
function productSheets(facts: readonly Fact[], form: FullForm) {
  const of = (wanted: string) => facts.filter(({ kind }) => kind === wanted)
  const cost = ({ minor }: Fact) => amountText(-minor, { commas: form.commas })
  const sku = (name: string, text: (fact: Fact) => string): FormColumn<Fact> => [
    form.isGrouped ? ['SKU', name] : name,
    text,
  ]
  const issue = officialSheet<Fact>(
    '消费者及履约保障-售后问题',
    [
      ['违规ID', ({ id }) => id],
      ['货品名称', ({ sku: one }) => one?.name ?? ''],
      sku('SKU ID', ({ sku: one }) => one?.id ?? ''),
      sku('SKU货号', ({ sku: one }) => one?.code ?? ''),
      sku('SKU属性', ({ sku: one }) => one?.traits ?? ''),
      ['赔付金额', cost],
      ...PAID,
    ],
    of('issue'),
  )
  const reship = officialSheet<Fact>(
    '消费者及履约保障-售后补寄',
    [
      ['订单编号', ({ order }) => order],
      sku('SKU ID', ({ sku: one }) => one?.id ?? ''),
      sku('货品名称', ({ sku: one }) => one?.name ?? ''),
      sku('SKU货号', ({ sku: one }) => one?.code ?? ''),
      sku('SKU属性', ({ sku: one }) => one?.traits ?? ''),
      ['数量', ({ quantity }) => String(quantity)],
      ['赔付金额', cost],
    ],
    of('reship'),
  )
  const adjustment = officialSheet<Fact>(
    '非商责平台售后补贴调整',
    [
      ['售后单号', ({ after }) => after],
      sku('SKU ID', ({ sku: one }) => one?.id ?? ''),
      sku('货品名称', ({ sku: one }) => one?.name ?? ''),
      sku('SKU货号', ({ sku: one }) => one?.code ?? ''),
      sku('SKU属性', ({ sku: one }) => one?.traits ?? ''),
      ['收支金额', ({ minor }) => amountText(minor, { commas: form.commas, plus: true })],
      ...PAID,
    ],
    of('subsidy_adjustment'),
  )
  return { issue, reship, adjustment }
}
