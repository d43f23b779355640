import { expect, test } from 'vitest'
import { newBarcode } from '../document/new-document.ts'
import { barcodeVerdict } from './barcode-verdict.ts'

/** 113 modules of two dots at 203 dpi are 28.28 mm with their quiet zones, the 95 of the symbol 23.77 mm. */
const ean = { ...newBarcode('b'), height: 1_400 }
const verdict = (about: object) => barcodeVerdict({ ...ean, ...about }, 203)

test.each([
  [2_828, []],
  [2_827, [['warning', '静区不足：两侧留白后需要 28.28 mm，框只有 28.27 mm']]],
  [2_378, [['warning', '静区不足：两侧留白后需要 28.28 mm，框只有 23.78 mm']]],
  [2_377, [['error', '太窄：条码宽 23.77 mm，框只有 23.77 mm']]],
])('in a box of %d hundredths of a millimetre: %j', (width, findings) => {
  expect(verdict({ width }).map(({ level, message }) => [level, message])).toEqual(findings)
})

test('a box that is too narrow is made wider, or the bars narrower where that is enough', () => {
  expect(verdict({ width: 2_000 })[0]?.fix).toEqual({ label: '加宽到 28.28 mm', changes: { width: 2_828 } })
  // Four dots a module where two are enough: 25.02 hundredths of a millimetre.
  expect(verdict({ width: 2_900, moduleWidth: 50 })[0]?.fix).toEqual({
    label: '改为 0.25 mm',
    changes: { moduleWidth: 25 },
  })
  expect(verdict({ width: 2_800, moduleWidth: 50 })[0]?.fix).toMatchObject({ changes: { width: 5_656 } })
})

test('bars lower than 5 mm above their line are a warning, cells that do not fit an error', () => {
  // The line is 1.1 times nine modules of 25.02 high.
  const [low] = verdict({ height: 740 })
  expect(low).toEqual({
    level: 'warning',
    message: '条高不足 5 mm，手持扫描枪不易读取：框高至少 7.48 mm',
    fix: { label: '加高到 7.48 mm', changes: { height: 748 } },
  })
  expect(verdict({ height: 748 })).toEqual([])
  expect(verdict({ height: 500, showsText: false })).toEqual([])
  expect(verdict({ height: 499, showsText: false })).toHaveLength(1)
  const qr = { format: 'qr', value: 'HX', width: 3_000, height: 400, showsText: false }
  expect(verdict(qr)[0]).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^太矮：码高加留白需要 .* mm，框只有 4 mm$/),
  })
})

test('bars narrower than scanners are held to read are a warning, and the least width is offered', () => {
  expect(verdict({ moduleWidth: 12 })).toEqual([
    {
      level: 'warning',
      message: '太细：窄条印出来是 0.13 mm（1 点），低于 0.25 mm，扫描枪可能读不出',
      fix: { label: '改为 0.25 mm', changes: { moduleWidth: 25 } },
    },
  ])
})

test('the worst comes first, and a value that cannot be drawn is all there is', () => {
  expect(verdict({ width: 2_000, height: 500, moduleWidth: 25 }).map(({ level }) => level)).toEqual([
    'error',
    'warning',
  ])
  const cells = { format: 'qr', value: 'HX', width: 700, height: 400, showsText: false, moduleWidth: 25 }
  expect(verdict(cells).map(({ level }) => level)).toEqual(['error', 'warning'])
  expect(verdict({ value: '', width: 1, height: 1 })).toEqual([{ level: 'error', message: '请输入条码内容' }])
})
