import { afterAll, expect, test, vi } from 'vitest'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import type { MappingFile } from '../../src/modules/imports/rules/mapping-file.ts'
import { rollUpRanks } from '../../src/modules/ranks/store/goods-rank-roll-up.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import { describeOnBothEngines } from '../engines.ts'
import { exportFolder, SAMPLE_HISTORY, SAMPLE_MAPPING } from './sample-export.ts'
import { startImport } from './start-import.ts'

vi.setConfig({ testTimeout: 120_000 })

const files = exportFolder()
afterAll(() => files.remove())

/** Newest day of figures of products that were seen on the day after. */
const LAST = 20_777
const GOODS = 'id,title,currency,price,sold,path,day'
const HISTORY = 'id,day,price,sales,sold30'

describeOnBothEngines('boards after an import', (database) => {
  const bring = async (name: string, lines: string[], mapping: MappingFile) =>
    await startImport(
      database(),
      IMPORT_PARTS,
      await checkFile(IMPORT_PARTS.kinds, files.file(name, `${lines.join('\n')}\n`), mapping),
    )
  /** When boards were computed, by marketplace and days before the newest. */
  const computed = async () => {
    const { rows } = await database().pool.query<{ marketplace: number; day: number; at: number }>(
      'select marketplace, day, computed_at::float8 as at from goods_rank_day order by 1, 2',
    )
    return new Map(rows.map(({ marketplace, day, at }) => [`${marketplace}/${LAST - day}`, at]))
  }
  const madeAnewBy = async (work: () => Promise<unknown>) => {
    const before = await computed()
    // The clock of the next boards must differ from that of these.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await work()
    return [...(await computed())].filter(([key, at]) => before.get(key) !== at).map(([key]) => key)
  }

  test('those of the days that came in and of later ones are made again, of this marketplace alone', async () => {
    const other = { ...SAMPLE_MAPPING, marketplace: 'shein' as const }
    const goods = (id: string) => [GOODS, `${id},甲,USD,1,5,x,${isoDay(LAST + 1)}`]
    await bring('other.csv', goods('B1'), other)
    await bring('own.csv', goods('A1'), SAMPLE_MAPPING)
    await rollUpRanks(database())
    const days = (...back: number[]) => back.map((day) => `A1,${isoDay(LAST - day)},2,7,`)
    const week = ['6', '5', '4', '3', '2', '1', '0'].map((day) => `1/${day}`)
    expect(await madeAnewBy(() => bring('h1.csv', [HISTORY, ...days(3, 2)], SAMPLE_HISTORY))).toEqual(
      week.slice(3),
    )
    expect(await madeAnewBy(() => bring('h2.csv', [HISTORY, ...days(40, 0)], SAMPLE_HISTORY))).toEqual(week)
    expect(await madeAnewBy(() => bring('own2.csv', goods('A2'), SAMPLE_MAPPING))).toEqual(['1/0'])
  })
})
