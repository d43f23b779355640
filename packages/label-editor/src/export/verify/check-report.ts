import { BARCODE_NAMES } from '../../barcode/barcode-format.ts'
import { spreadsheetText } from '../../batch/delimited/write-delimited.ts'
import type { BarcodeCheck } from './check-barcodes.ts'

const HEADINGS = ['页', '数据行', '标签页', '份', '元素', '码制', '应为', '读出', '结果', '说明']

/** What was read of every barcode, as a file for a spreadsheet. */
export function checkReport(checks: readonly BarcodeCheck[]): string {
  const rows = checks.map((check) => [
    String(check.page + 1),
    String(check.recordIndex + 1),
    String(check.pageIndex + 1),
    String(check.copy + 1),
    check.name,
    check.format === null ? '' : BARCODE_NAMES[check.format],
    check.value,
    check.read ?? '',
    check.isRight ? '一致' : check.read === null ? '读不出' : '不一致',
    check.reason,
  ])
  return spreadsheetText([HEADINGS, ...rows])
}
