import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { expect, test } from 'vitest'
import { DataQuestion, tableOfData } from './data-question.ts'

const cell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const bytes = workbook(
  sheet(
    `<row r="1">${cell('A1', 'SKU')}${cell('B1', '色')}</row><row r="2">${cell('A2', 'S1')}${cell('B2', '红')}</row><row r="3">${cell('B3', '蓝')}</row><row r="4" hidden="1">${cell('A4', 'S2')}${cell('B4', '绿')}</row>`,
  ).replace('</worksheet>', '<mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>'),
)
const source = (data: Uint8Array) => ({ kind: 'file' as const, name: 'x', bytes: data, sheet: null })

async function question(data: Uint8Array, choices: Parameters<typeof tableOfData>[1]): Promise<DataQuestion> {
  try {
    await tableOfData(source(data), choices)
  } catch (error) {
    if (error instanceof DataQuestion) return error
    throw error
  }
  throw new Error('Nothing was asked.')
}

test('hidden rows, then merged cells are asked about, each only where it is not decided', async () => {
  expect(await question(bytes, {})).toMatchObject({
    choice: 'hiddenRows',
    message: expect.stringMatching(/有 1 行被隐藏/),
  })
  expect(await question(bytes, { hiddenRows: 'skip' })).toMatchObject({
    choice: 'mergedCells',
    values: ['fill', 'leave'],
  })
  const table = await tableOfData(source(bytes), { hiddenRows: 'print', mergedCells: 'fill' })
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['S1', '红'],
    ['S1', '蓝'],
    ['S2', '绿'],
  ])
})

test('an encoding that is in doubt is asked about with how it reads', async () => {
  const data = Uint8Array.from('SKU\nStra\xdfe', (character) => character.charCodeAt(0))
  const asked = await question(data, {})
  expect(asked).toMatchObject({ choice: 'encoding', line: 2 })
  expect(asked.message).toMatch(/读作“Stra遝”.*读作“Straße”/)
  expect((await tableOfData(source(data), { encoding: 'windows-1252' })).rows[0]?.cells).toEqual(['Straße'])
})

test('data that can be read in one way is not asked about', async () => {
  expect((await tableOfData(source(new TextEncoder().encode('SKU\nA1')), {})).rows).toHaveLength(1)
})

test('each question names its choices and how to make them', async () => {
  expect(await question(bytes, {})).toMatchObject({
    ...{ name: 'BatchError', line: null, values: ['skip', 'print'] },
    message: '有 1 行被隐藏或筛掉了，请指定跳过（skip）还是照样打印（print）',
  })
  expect((await question(bytes, { hiddenRows: 'print' })).message).toBe(
    '有 1 行在合并单元格里，请指定每一行都填上合并的内容（fill），还是只有第一行有（leave）',
  )
  const data = Uint8Array.from('SKU\nStra\xdfe', (character) => character.charCodeAt(0))
  const asked = await question(data, {})
  expect(asked.values).toEqual(['gb18030', 'windows-1252', 'shift_jis'])
  expect(asked.message).toMatch(
    /^文件不是 UTF-8，看不出是哪种编码：第 2 行按 .*。请指定编码，或另存为“CSV UTF-8”$/,
  )
})

test('what was decided is done', async () => {
  const cells = async (choices: Parameters<typeof tableOfData>[1]) =>
    (await tableOfData(source(bytes), choices)).rows.map((row) => row.cells)
  expect(await cells({ hiddenRows: 'skip', mergedCells: 'leave' })).toEqual([
    ['S1', '红'],
    ['', '蓝'],
  ])
})
