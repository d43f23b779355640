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
