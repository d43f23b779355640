import { expect, test, vi } from 'vitest'
import { workbookBytes } from '../../../src/demo/finance/file-bytes.ts'
import { Random } from '../../../src/demo/goods/random.ts'
import { type BillFile, billFiles } from './bill-tables.ts'
import { breachOf } from './breach.ts'
import { asText, asWorkbook, cutText, damaged } from './mutate-file.ts'
import { TABLE_MUTATORS } from './mutate-table.ts'
import { type FileSums, readSums } from './read-sums.ts'

/** `pnpm test:bills` asks for more. */
const MUTANTS = Number(process.env['HAIXUAN_BILL_MUTANTS'] ?? 100)
const SEED = Number(process.env['HAIXUAN_BILL_SEED'] ?? 1)
vi.setConfig({ testTimeout: 60_000 + MUTANTS * 300 })

const files = billFiles().filter(({ sheets }) => sheets.some(({ rows }) => rows.length > 0))
/** The store's own currency is none of the files': what falls back to it shows. */
const STORE_CURRENCY = 'MXN'

/** Sums of whole files and of those with fewer rows: thousands of mutants are compared with few of them. */
const known = new Map<string, FileSums>()
async function plainSums(sheets: BillFile['sheets']): Promise<FileSums> {
  const key = JSON.stringify(sheets)
  const sums = known.get(key) ?? (await readSums('账单.xlsx', await workbookBytes(sheets), STORE_CURRENCY))
  known.set(key, sums)
  return sums
}

async function tableMutant(file: BillFile, random: Random) {
  const place = random.pick(file.sheets.flatMap(({ rows }, at) => (rows.length > 0 ? [at] : [])))
  const whole = file.sheets[place]
  if (!whole) throw new RangeError('A file has a sheet.')
  const name = random.pick(Object.keys(TABLE_MUTATORS))
  const mutant = TABLE_MUTATORS[name]?.(whole, random)
  if (!mutant) throw new RangeError(`There is no mutator ${name}.`)
  // No workbook has two sheets of one name.
  if (file.sheets.some((sheet, at) => at !== place && sheet.name === mutant.sheet.name)) return null
  // Texts have one sheet and headings of one row.
  const isText = file.isText || (file.sheets.length === 1 && random.chance(0.3))
  const written = async (sheets: BillFile['sheets'], one: Random) => {
    const [only] = sheets
    return isText && only ? asText(only, one) : await asWorkbook(sheets, one)
  }
  const { name: called, bytes } = await written(file.sheets.with(place, mutant.sheet), random)
  const breach = await breachOf({
    ...{ law: mutant.law, whole, sheet: mutant.sheet, original: await plainSums(file.sheets) },
    mutant: await readSums(called, bytes, STORE_CURRENCY),
    without: async (rows) => await plainSums(file.sheets.with(place, { ...whole, rows })),
  })
  return breach === null ? null : { name, heading: mutant.sheet.heading, law: mutant.law, breach }
}

test(`${MUTANTS} mutants of official bills: the same sums, or it is said what does not count`, async () => {
  const breaches: unknown[] = []
  for (let n = 0; n < MUTANTS; n++) {
    const random = new Random(SEED * 1_000_003 + n)
    const file = random.pick(files)
    try {
      const breach = await tableMutant(file, random)
      if (breach) breaches.push({ n, ...breach })
    } catch (error) {
      breaches.push({ n, crash: error instanceof Error ? error.stack : error })
    }
  }
  expect(breaches.map((one) => JSON.stringify(one))).toEqual([])
})

test(`${MUTANTS} damaged files of bills are read or refused in words`, async () => {
  const breaches: unknown[] = []
  for (let n = 0; n < MUTANTS; n++) {
    const random = new Random(SEED * 2_000_003 + n)
    const file = random.pick(files)
    const { sheets, isText } = file
    const [first] = sheets
    const whole = isText && first ? asText(first, random) : await asWorkbook(sheets, random)
    const mutant = damaged(whole, random)
    try {
      const { minor, told } = await readSums(mutant.name, mutant.bytes, STORE_CURRENCY)
      if (isText) continue
      // Checksums tell every changed byte of a workbook: its sums are whole or refused.
      const { minor: before } = await plainSums(file.sheets)
      const isSame = JSON.stringify([...minor].sort()) === JSON.stringify([...before].sort())
      if (!isSame && !told.some(({ what }) => what === 'broken' || what === 'unknown_sheet'))
        breaches.push({ n, told, minor: [...minor] })
    } catch (error) {
      breaches.push({ n, crash: error instanceof Error ? error.stack : error })
    }
  }
  expect(breaches.map((one) => JSON.stringify(one))).toEqual([])
})

test(`${MUTANTS} texts that broke off: whole rows count, or the file is refused in words`, async () => {
  const texts = files.filter(({ sheets }) => sheets.length === 1)
  const breaches: unknown[] = []
  for (let n = 0; n < MUTANTS; n++) {
    const random = new Random(SEED * 3_000_017 + n)
    const [sheet] = random.pick(texts).sheets
    if (!sheet) continue
    const { name, bytes, whole, isInLastCell } = cutText(sheet, random)
    const { minor, told } = await readSums(name, bytes, STORE_CURRENCY)
    // Behind an open quote nobody can tell rows from cells.
    if (minor.size === 0 && told.some(({ what }) => what === 'broken')) continue
    const to = async (rows: number) => {
      const sums = await plainSums([{ ...sheet, rows: sheet.rows.slice(0, rows) }])
      return JSON.stringify([...sums.minor].sort())
    }
    const all = [await to(whole), await to(whole + 1)]
    if (!isInLastCell && !all.includes(JSON.stringify([...minor].sort())))
      breaches.push({ n, end: new TextDecoder().decode(bytes.slice(-60)), minor: [...minor], all })
  }
  expect(breaches.map((one) => JSON.stringify(one))).toEqual([])
})
