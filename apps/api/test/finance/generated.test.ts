import { expect, test, vi } from 'vitest'
import { BUYER_MARK } from '../../src/demo/finance/beside-sheets.ts'
import { macZipBytes } from '../../src/demo/finance/file-bytes.ts'
import { financeStores, monthFiles } from '../../src/demo/finance/finance-set.ts'
import { coverageTotals } from '../../src/demo/finance/known-coverage.ts'
import { describeOnBothEngines } from '../engines.ts'
import { financeCommands } from './finance-calls.ts'
import {
  accountOf,
  knownFigures,
  knownSkus,
  reportedCoverage,
  reportedFigures,
  textsWith,
} from './generated-books.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const [first, second, semi] = financeStores()
describeOnBothEngines('generated official files', (database) => {
  const commands = financeCommands(database)

  test.each([
    ['full-managed', first],
    ['smaller full-managed', second],
    ['semi-managed', semi],
  ])('a %s store: the report has every figure that the generator knows', async (_, store) => {
    const own = await accountOf(database(), commands, store)
    await own.writeAll()
    for (const book of store.books) {
      const { sheets } = await own.importFiles(book, book)
      expect(sheets.flatMap(({ sheet, refused }) => (refused.length > 0 ? [[sheet, refused]] : []))).toEqual(
        [],
      )
      expect(sheets.filter(({ kind }) => kind === 'unknown' || kind === 'broken')).toEqual([])
    }
    expect(await textsWith(database(), BUYER_MARK)).toEqual([])
    await own.importOwn()
    const report = await own.report()
    expect.soft(reportedFigures(report, own.mallId, store)).toMatchObject(knownFigures(store))
    const coverage = reportedCoverage(report, own.mallId)
    expect.soft(coverage).toHaveLength(coverageTotals(store).length)
    expect.soft(coverage).toEqual(expect.arrayContaining(coverageTotals(store)))
    for (const returns of ['original-cost', 'lost', 'date-cost'] as const) {
      const { sku } = await own.report(returns)
      expect.soft(sku[own.mallId], returns).toEqual(knownSkus(store, returns))
    }
  })

  test('everything again, in another order and from a zip, adds nothing; undone, nothing is left', async () => {
    // The newer half of the months is enough for this.
    const months = second.months.filter(({ month }) => month >= '2026-09')
    const store = { ...second, months }
    const own = await accountOf(database(), commands, store)
    const before = await own.report()
    await own.writeAll()
    const one = await own.importFiles('全球', '全球')
    const full = await own.report()
    const files = new Map<string, Uint8Array>()
    for (const month of store.months.toReversed())
      for (const [path, bytes] of [...(await monthFiles(store, month))].reverse()) files.set(path, bytes)
    own.write(own.where('all.zip'), macZipBytes(files))
    const again = await own.importFiles('all.zip', '全球')
    expect(again.sheets.filter((sheet) => sheet.new > 0)).toEqual([])
    expect(await own.report()).toEqual(full)
    // The first import is taken back: the zip holds all of it.
    expect((await own.finance('undo', one.id)).code).toBe(0)
    expect(await own.report()).toEqual(full)
    expect((await own.finance('undo', again.id)).code).toBe(0)
    expect(await own.report()).toEqual(before)
  })
})
