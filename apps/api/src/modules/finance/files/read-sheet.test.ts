import { bytesSource } from '@haixuan/tabular/workbook'
import { expect, test } from 'vitest'
import { BILL_LAYOUTS } from '../rules/bills/index.ts'
import { openSheets } from './open-sheets.ts'
import { readSheet, type SheetRow } from './read-sheet.ts'

/** What the only row of a text becomes in a store whose currency is another than its bills'. */
async function readRow(name: string, heading: string, row: string) {
  const source = bytesSource(Buffer.from(`${heading}\n${row}\n`))
  const [sheet] = await openSheets({ name: `${name}.csv`, source })
  if (!sheet) throw new RangeError('A text is one sheet.')
  const { rows } = await readSheet(sheet, BILL_LAYOUTS)
  const outcomes: SheetRow['outcome'][] = []
  for await (const batch of rows({ currency: 'MXN' })) outcomes.push(...batch.map(({ outcome }) => outcome))
  return outcomes
}

const TRADE = 'SKU ID,数量,交易类型,金额,账务时间'
const SOLD = '130501234567890123,2,销售回款,9.99,2026-10-05 08:30:00'

test.each(['', ' ', '-', '/'])(
  'a row whose currency is lost (%j) does not get that of the store',
  async (lost) => {
    expect(await readRow('交易结算', `${TRADE},币种`, `${SOLD},${lost}`)).toMatchObject([
      {
        is: 'refused',
        faults: [{ column: 6, heading: '币种', reason: expect.stringContaining('没有币种') }],
      },
    ])
    expect(await readRow('交易结算', `${TRADE},币种`, `${SOLD},USD`)).toMatchObject([
      { is: 'row', row: { currency: 'USD', minor: 999 } },
    ])
  },
)

test('nor do rows of a file whose column of currencies is lost', async () => {
  expect(await readRow('交易结算', TRADE, SOLD)).toMatchObject([
    { is: 'refused', faults: [{ column: null, reason: expect.stringContaining('没有币种这一列') }] },
  ])
})

test('a bill that carries no currency has that of the store, or the one of all its files', async () => {
  const heading = '订单编号,SKU ID,数量,赔付金额'
  expect(await readRow('消费者及履约保障-售后补寄', heading, 'SO-1,130501234567890123,1,5.00')).toMatchObject(
    [{ is: 'row', row: { currency: 'MXN', minor: -500 } }],
  )
  const fee = await readRow('调拨', '包裹号,费用周期,金额,结算时间', 'P,1,5.00,2026-10-05 08:30:00')
  expect(fee).toMatchObject([{ is: 'row', row: { currency: 'CNY', minor: -500 } }])
})
