import { bytesSource } from '@haixuan/tabular/workbook'
import { expect, test, vi } from 'vitest'
import { sampleFiles } from '../../src/demo/finance/sample-files.ts'
import { openSheets } from '../../src/modules/finance/files/open-sheets.ts'
import { readCosts } from '../../src/modules/finance/files/read-own.ts'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const samples = await sampleFiles()
const fileOf = (name: string) => samples.get(name) ?? expect.unreachable(`there is ${name}`)

const costsOf = async (name: string) => {
  const [sheet] = await openSheets({ name, source: bytesSource(fileOf(name)) })
  return await readCosts(sheet ?? expect.unreachable('it has a sheet'))
}

test('costs are in the own format, each of them made up by its own words; the template has none', async () => {
  const costs = await costsOf('costs.xlsx')
  expect(costs?.refused).toEqual([])
  expect(costs?.rows.length).toBeGreaterThan(20)
  expect(costs?.rows.every(({ supplier, note }) => supplier === '示例供应商' && note === '示例数据')).toBe(
    true,
  )
  expect(await costsOf('costs-template.xlsx')).toEqual({ rows: [], count: 0, refused: [] })
})

describeOnBothEngines('samples of bills', (database) => {
  const calls = billCalls(database)
  const { begin, act, books, server } = calls

  test.each([
    { zip: 'bills-full.zip', mode: 'full', book: '全球', currency: 'CNY', months: ['2026-09', '2026-10'] },
    { zip: 'bills-semi.zip', mode: 'semi', book: '美区', currency: 'USD', months: ['2026-08', '2026-09'] },
  ])('$zip is read without a refusal, marked, counted and taken out', async (sample) => {
    const { zip, mode, book, currency, months } = sample
    const main = await owner(database(), server())
    const store = await main.added({ mode, books: [book], currency })
    const before = await books(main.token)
    const begun = await begin(main.token, new Map([[zip, fileOf(zip)]]), { store: store.id, book })
    // 售后补寄 has no time: the month is asked, and proposed from the rest of its file.
    const asked = begun.files.flatMap(({ no, name, question }) => (question ? { no, name, question } : []))
    for (const { name, question } of asked)
      expect([question.kind, name]).toEqual(['period', expect.stringContaining(`_${question.guess}.xlsx`)])
    expect(asked).toHaveLength(mode === 'full' ? 2 : 0)
    const answers = asked.map(({ no, question }) => ({ no, period: question.guess }))
    if (answers.length > 0) await act(main.token, begun.id, 'answers', { files: answers })
    const read = await calls.read(main.token, begun.id)
    expect([read.state, read.problem]).toEqual(['read', null])
    expect(read.files.every(({ name }) => name.split('/').at(-1)?.startsWith('示例-'))).toBe(true)
    const sheets = read.files.flatMap((file) => file.sheets)
    expect(sheets.filter(({ kind }) => kind === 'unknown' || kind === 'broken')).toEqual([])
    await act(main.token, read.id, 'commit')
    const after = await books(main.token)
    expect(after.months).toEqual(months)
    expect(new Set(after.books.map((one) => one.currency))).toEqual(new Set([currency]))
    await act(main.token, read.id, 'undo')
    expect(await books(main.token)).toEqual(before)
  })
})
