import {
  addElements,
  newBarcode,
  newDocument,
  newText,
  resizePage,
  serializeDocument,
} from '@haixuan/label-editor'

let last = 0
const blank = newDocument(() => `sample-${++last}`)
const page = blank.pages[0]?.id ?? ''
const words = { ...newText('name', '{{品名}}'), x: 400, y: 400, width: 6_000, fontSize: 420, height: 600 }
const made = {
  ...newText('made', 'Made in China'),
  x: 400,
  y: 1_100,
  width: 6_000,
  fontSize: 280,
  height: 400,
}
const code = { ...newBarcode('code', '{{SKU}}'), format: 'code128' as const, x: 400, y: 1_700 }

/** A label file, as a system keeps it. */
export const SAMPLE = serializeDocument({
  ...[resizePage(page, 7_000, 4_000), addElements(page, [words, made, code])].reduce(
    (document, command) => command(document),
    blank,
  ),
  name: '示例标签',
})

/** Rows as a system has them. */
export const ROWS = [
  { SKU: 'HX-2026-BK', 品名: '手机壳 黑色' },
  { SKU: 'HX-2026-WH', 品名: '手机壳 白色' },
  { SKU: 'HX-2026-BL', 品名: '手机壳 蓝色' },
]
