import { spreadsheetText } from '@haixuan/tabular/write'
import { BARCODE_NAMES } from '../../barcode/barcode-format.ts'
import type { BarcodeCheck } from './check-barcodes.ts'

const HEADINGS = ['页', '数据行', '标签页', '份', '元素', '码制', '应为', '读出', '结果', '说明']

/** Which row of the data a check is about, as its maker counts, and which of the row's copies, from 1. */
export type CheckOrigin = (check: BarcodeCheck) => { row: number; copy: number }

const asCounted: CheckOrigin = ({ recordIndex, copy }) => ({ row: recordIndex + 1, copy: copy + 1 })

/** What was read of every barcode, as a file for a spreadsheet. */
export function checkReport(checks: readonly BarcodeCheck[], placeOf: CheckOrigin = asCounted): string {
  const rows = checks.map((check) => {
    const { row, copy } = placeOf(check)
    return [
      String(check.page + 1),
      String(row),
      String(check.pageIndex + 1),
      String(copy),
      check.name,
      check.format === null ? '' : BARCODE_NAMES[check.format],
      check.value,
      check.read ?? '',
      check.isRight ? '一致' : check.read === null ? '读不出' : '不一致',
      check.reason,
    ]
  })
  return spreadsheetText([HEADINGS, ...rows])
}
