import type { BookMonth, Fact } from './fact.ts'
import type { Generation } from './make-semi-month.ts'
import { amountText, type OfficialFile, officialSheet } from './sheet-form.ts'

const typeOf = ({ reason }: Fact) => reason ?? '支出'
const parcel = ({ id }: Fact) => `PK-${id}`
/** Times of labels have milliseconds. */
const time = ({ at }: Fact) => `${at}.004`

/** Label fees: the sign of the newer layout is the opposite of the older one's. */
export function labelFiles({ facts, currency }: BookMonth, generation: Generation): OfficialFile[] {
  const of = (wanted: string) => facts.filter(({ kind }) => kind === wanted)
  const cost = ({ minor }: Fact) => amountText(-minor)
  if (generation === '2025') {
    const ship = officialSheet<Fact>(
      '0',
      [
        ['Package Number', parcel],
        ['Waybill Number', ({ id }) => id],
        ['Service Provider Code', () => 'USPS'],
        ['Bill Type', typeOf],
        ['Shipping Fee (Unit: Yuan)', cost],
        ['Currency', () => currency],
        ['Reconciliation Bill Status', () => '已出账'],
        ['Expense/Refund Time (Time Zone: GMT+8)', time],
      ],
      of('label_ship'),
    )
    const back = officialSheet<Fact>(
      '0',
      [
        ['reconciliationId', ({ id }) => id.slice(-9)],
        ['waybill sn', ({ id }) => id],
        ['parent orderSn', ({ order }) => order],
        ['deduct type desc', typeOf],
        ['seller currency', () => currency],
        ['freight charge', cost],
        ['deduct time', time],
      ],
      of('label_return'),
    )
    return [
      { path: '发货面单费.xlsx', sheets: [ship] },
      { path: '退货面单费.xlsx', sheets: [back] },
    ]
  }
  const ship = officialSheet<Fact>(
    '发货面单费',
    [
      ['包裹号', parcel],
      ['运单号', ({ id }) => id],
      ['服务商code', () => 'USPS'],
      ['账单类型', typeOf],
      ['备注', () => ''],
      ['运费(单位元)-支出为负、退款为正', ({ minor }) => amountText(minor)],
      ['币种', () => currency],
      ['对账单状态', () => '已出账'],
      ['支出/退款时间(时区：GMT+8)', time],
    ],
    of('label_ship'),
  )
  const back = officialSheet<Fact>(
    '退货面单费',
    [
      ['账务单ID', ({ id }) => id],
      ['运单号', ({ id }) => id],
      ['PO单号', ({ order }) => order],
      ['账单类型', typeOf],
      ['币种', () => currency],
      ['账单备注', () => '退至第三方仓'],
      ['金额', cost],
      ['账单支出/退款时间', time],
    ],
    of('label_return'),
  )
  return [
    { path: '发货面单费.xlsx', sheets: [ship] },
    { path: '退货面单费.xlsx', sheets: [back] },
  ]
}
