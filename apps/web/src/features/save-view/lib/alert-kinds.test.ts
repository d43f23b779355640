import { alertKindsOf } from '@haixuan/rules'
import { expect, it } from 'vitest'
import { alertChoices } from './alert-kinds.ts'

const SUBJECTS = ['goods', 'shop', 'creator', 'live', 'video'] as const

it('offers what each kind of row can be watched for, in Chinese', () => {
  expect(Object.fromEntries(SUBJECTS.map((subject) => [subject, alertChoices(subject)]))).toMatchObject({
    goods: [
      { value: 'price_drop', label: '降价' },
      { value: 'sales_rise', label: '日销上涨' },
      { value: 'stock_out', label: '断货（前一天日销超过 300）' },
      { value: 'back_in_stock', label: '恢复销售' },
      { value: 'new_goods', label: '新收录的商品' },
    ],
    shop: [{ label: '日销上涨' }, { label: '上新' }],
    creator: [{ label: '涨粉' }, { label: '日销上涨' }, { label: '新收录的达人' }],
    live: [{ label: '新开播的直播' }],
    video: [{ label: '新发布的视频' }],
  })
  for (const subject of SUBJECTS)
    expect(alertChoices(subject).map(({ value }) => value)).toEqual(alertKindsOf(subject))
})
