import { expect, test } from 'vitest'
import { refusalFile } from './refusal-file.ts'

const row = {
  ...{ file: '结算,10月.xlsx', sheet: '交易结算', line: 74, column: 5, heading: 'SKU ID', text: '=1+1' },
  reason: '写着"2.41E+17"，Excel 改坏了',
}

test('a list of refused rows opens in a spreadsheet, and nothing in it is computed', async () => {
  const bytes = new Uint8Array(await refusalFile([row]).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    `文件,工作表,行,列,原文,为什么，怎么办\r\n"结算,10月.xlsx",交易结算,74,SKU ID,'=1+1,"写着""2.41E+17""，Excel 改坏了"\r\n`,
  )
})
