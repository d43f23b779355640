import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { labelsCommand } from './labels-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'haixuan-labels-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = (name: string) => join(folder, name)

const TEMPLATE = {
  schemaVersion: 3,
  id: 'label',
  name: '商品标签',
  dpi: 203,
  pages: [{ id: 'page', width: 7000, height: 2000, borderWidth: 0, order: ['text', 'code'], guides: [] }],
  elements: {
    text: {
      kind: 'text',
      id: 'text',
      x: 200,
      y: 100,
      width: 3000,
      height: 400,
      text: '货号 {{sku}}',
      fontSize: 250,
    },
    code: {
      kind: 'barcode',
      id: 'code',
      x: 200,
      y: 600,
      width: 3500,
      height: 1200,
      format: 'ean13',
      value: '{{ean}}',
      showsText: true,
      moduleWidth: 25,
    },
  },
  images: {},
}
writeFileSync(path('label.json'), JSON.stringify(TEMPLATE))
/** With a large mark over the bars on the labels whose row has one. */
const STAMPED = {
  ...TEMPLATE,
  pages: [{ ...TEMPLATE.pages[0], order: ['text', 'code', 'stamp'] }],
  elements: {
    ...TEMPLATE.elements,
    stamp: {
      kind: 'text',
      id: 'stamp',
      x: 900,
      y: 0,
      width: 2500,
      height: 2000,
      text: '{{stamp}}',
      fontSize: 1900,
      lineHeight: 1,
    },
  },
}
writeFileSync(path('stamped.json'), JSON.stringify(STAMPED))
writeFileSync(path('stamped.csv'), 'SKU,EAN,stamp\nA,6901234567892,\n\nB,4006381333931,■\n')
writeFileSync(path('good.csv'), 'SKU,EAN,份数\nA,6901234567892,2\nB,4006381333931,1\n')
writeFileSync(path('bad.csv'), 'SKU,EAN\nA,6901234567892\nB,4006381333932\n')

function output() {
  const lines: string[] = []
  const values: unknown[] = []
  return {
    lines,
    values,
    out: {
      text: (line: string) => void lines.push(line),
      json: (value: unknown) => void values.push(value),
      progress: () => {},
      clearProgress: () => {},
    },
  }
}

const run = async (...args: string[]) => {
  const { out, lines, values } = output()
  await labelsCommand(args, out)
  return { text: lines.join('\n'), values }
}

test('a template and rows become one PDF, a page for each copy', async () => {
  const { values } = await run(
    'render',
    path('label.json'),
    path('good.csv'),
    '-o',
    path('a.pdf'),
    '--copies',
    '份数',
  )
  expect(values).toMatchObject([{ labels: 3, papers: 3, unread: [] }])
  const pdf = readFileSync(path('a.pdf'))
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(pdf.subarray(-6).toString()).toBe('%%EOF\n')
  expect(existsSync(path('a.pdf.part'))).toBe(false)
})

test('labels fill a sheet from the first cell that is free', async () => {
  const args = ['render', path('label.json'), path('good.csv'), '-o', path('s.pdf'), '--copies', '9']
  const { values } = await run(...args, '--sheet', 'avery-zweckform-3474', '--skip', '20')
  expect(values).toMatchObject([{ labels: 18, papers: 2 }])
})

test('a wrong digit is told with its line, and nothing is written unless its row may be left out', async () => {
  const args = ['render', path('label.json'), path('bad.csv'), '-o', path('b.pdf')]
  const { out, lines } = output()
  await expect(labelsCommand(args, out)).rejects.toThrow(/1 行数据有错误.*--skip-bad/)
  expect(lines.join('\n')).toMatch(/第 3 行 {2}错误.*校验位/)
  expect(existsSync(path('b.pdf'))).toBe(false)
  expect((await run(...args, '--skip-bad')).values).toMatchObject([{ labels: 1 }])
})

test('a roll holds labels beside each other', async () => {
  const args = ['render', path('label.json'), path('good.csv'), '-o', path('r.pdf'), '--no-check']
  expect((await run(...args, '--roll', '2', '--gap', '3')).values).toMatchObject([{ labels: 2, papers: 1 }])
})

test('every barcode is read back: the label that cannot be read is named by its line and stops the run', async () => {
  const args = ['render', path('stamped.json'), path('stamped.csv'), '-o', path('u.pdf')]
  const { out, lines } = output()
  const report = ['--report', path('report.csv')]
  await expect(labelsCommand([...args, ...report], out)).rejects.toThrow(
    /1 张标签的条码扫不出.*--skip-bad.*--force/,
  )
  expect(lines.join('\n')).toMatch(/第 4 行 {2}扫不出 {2}EAN-13 .*读不出来/)
  expect(existsSync(path('u.pdf'))).toBe(false)
  const [, first, second] = readFileSync(path('report.csv'), 'utf8').split('\r\n')
  expect(first).toMatch(/^1,2,1,1,.*6901234567892,6901234567892,一致/)
  expect(second).toMatch(/^2,4,1,1,.*4006381333931,,读不出,读不出来/)
})

test('who insists gets every label, who skips only those that can be read', async () => {
  const args = ['render', path('stamped.json'), path('stamped.csv'), '-o', path('i.pdf')]
  const unread = [{ recordIndex: 1, value: '4006381333931', isRight: false }]
  expect((await run(...args, '--force')).values).toMatchObject([{ labels: 2, papers: 2, unread }])
  const skipped = await run(...args, '--skip-bad')
  expect(skipped.values).toMatchObject([{ labels: 1, papers: 1, unread }])
  expect(skipped.text).toMatch(/略过了 1 张条码扫不出的标签/)
  const unchecked = await run(...args, '--no-check')
  expect(unchecked.values).toMatchObject([{ labels: 2, unread: [] }])
})

test.each([
  [['render'], /用法/],
  [['render', 'label.json'], /-o/],
  [['render', 'gone.json', '-o', 'x.pdf'], /读不到文件/],
  [['render', path('good.csv'), '-o', 'x.pdf'], /不是标签文件/],
  [['render', path('label.json'), path('good.csv'), '-o', join(folder, 'no', 'x.pdf')], /写不了/],
  [['render', path('label.json'), path('good.csv'), '-o', 'x.pdf', '--copies', '几份'], /没有“几份”这一列/],
  [['render', path('label.json'), '-o', 'x.pdf', '--dpi', '72'], /203、300、600/],
  [['render', path('label.json'), '-o', 'x.pdf', '--sheet', 'a5'], /labels sheets/],
  [['render', path('label.json'), '-o', path('x.pdf')], /印不出的元素/],
  [['render', path('label.json'), '-o', 'x.pdf', '--roll', '0'], /1 到 10/],
  [['render', path('label.json'), '-o', 'x.pdf', '--roll', '2', '--gap', '100'], /毫米数/],
  [['render', path('label.json'), '-o', 'x.pdf', '--roll', '2', '--sheet', 'avery-l7160'], /只能写一个/],
  [['draw'], /labels render/],
])('what is wrong is said in words: %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})

test('data that reads in several ways is refused with the options that decide', async () => {
  writeFileSync(path('western.csv'), Buffer.from('sku,ean\nStra\xdfe,6901234567892\n', 'latin1'))
  const files = [path('label.json'), path('western.csv'), '-o', path('western.pdf')]
  const render = (...options: string[]) => run('render', ...files, ...options)
  await expect(render()).rejects.toThrow(/--encoding gb18030 或 --encoding windows-1252/)
  expect(existsSync(path('western.pdf'))).toBe(false)
  await render('--encoding', 'windows-1252', '--no-check')
  expect(existsSync(path('western.pdf'))).toBe(true)
  await expect(render('--encoding', 'latin9')).rejects.toThrow(/--encoding 可以是 utf-8/)
  await expect(render('--hidden-rows', 'maybe')).rejects.toThrow(/--hidden-rows 可以是 skip、print/)
  await expect(render('--merged-cells', 'maybe')).rejects.toThrow(/--merged-cells 可以是 fill、leave/)
})
