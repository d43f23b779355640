import type { OfficialSheet } from '../../../src/demo/finance/sheet-form.ts'
import type { Random } from '../../../src/demo/goods/random.ts'
import { BILL_LAYOUTS } from '../../../src/modules/finance/rules/bills/index.ts'

/**
 * What has to hold for a mutant of a file.
 * `same`: the same sums. `row`: all but one row count, or all do. `column`: the same sums, or the sheet is
 * unknown, or some of its rows are refused or wait for their month, and the rest counts as before.
 */
export type Law = { is: 'same' } | { is: 'row'; at: number } | { is: 'column'; heading: string }

export interface TableMutant {
  sheet: OfficialSheet
  law: Law
}

type Mutator = (sheet: OfficialSheet, random: Random) => TableMutant

const SAME: Law = { is: 'same' }
const inner = (heading: string | readonly string[]) => [heading].flat().at(-1) ?? ''
const plain = ({ heading }: OfficialSheet) => heading.map(inner)

/** A sheet with other columns: `order` has the old position of each, or a new heading with its cells. */
type NewColumn = number | { heading: string | readonly string[]; cell: (row: readonly string[]) => string }
const withColumns = (sheet: OfficialSheet, columns: readonly NewColumn[]): OfficialSheet => ({
  ...sheet,
  heading: columns.map((one) => (typeof one === 'number' ? (sheet.heading[one] ?? '') : one.heading)),
  rows: sheet.rows.map((row) =>
    columns.map((one) => (typeof one === 'number' ? (row[one] ?? '') : one.cell(row))),
  ),
})
const places = ({ heading }: OfficialSheet) => heading.map((_, at) => at)
const renamed = (sheet: OfficialSheet, at: number, name: string): OfficialSheet => ({
  ...sheet,
  heading: sheet.heading.map((one, n) => (n === at ? name : one)),
})
const at = (sheet: OfficialSheet, random: Random) => random.int(0, sheet.heading.length - 1)

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, by: random.next() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item)
}

/** Other spellings of a heading that mean the same. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => ` ${name}  `,
  (name) => `${name}：`,
  (name) => `${name}*`,
  (name) => [...name].join('\u200b'),
  (name) => name.replaceAll('(', '（').replaceAll(')', '）'),
  (name) => name.normalize('NFD'),
  (name) => name.toUpperCase(),
  (name) =>
    name.replace(/./g, (letter) =>
      /[A-Za-z]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
    ),
]
const NEW_NAMES = ['新列', '平台备注', '活动补贴比例', '客户电话', '2', 'A', '金额合计说明', '']
const BROKEN: readonly string[] = [
  ...[
    '',
    ' ',
    '-',
    '--',
    '/',
    'N/A',
    '#REF!',
    '#N/A',
    'abc',
    '无',
    '\u0000',
    '＝1+1',
    '=1+1',
    '1E400',
    '1e+17',
    'NaN',
    'Infinity',
  ],
  ...[
    '99999999999999999999',
    '12.345',
    '1.234,50',
    '1,23',
    '1 2',
    '--5',
    '(',
    '（12））',
    '0x10',
    '1/2',
    '１２.３.４',
  ],
  ...[
    '2026-13-45',
    '31/10/2026',
    '10月5日',
    '1899-12-31 00:00:00',
    '9999-12-31',
    'ZZZ',
    'XXX',
    '人民币元',
    '\ud83d\ude00',
    'a'.repeat(30_000),
  ],
]

/** Mutators of one sheet with at least one row. */
export const TABLE_MUTATORS: Readonly<Record<string, Mutator>> = {
  'spells a heading in another way': (sheet, random) => {
    const place = at(sheet, random)
    return { sheet: renamed(sheet, place, random.pick(SPELLINGS)(plain(sheet)[place] ?? '')), law: SAME }
  },
  'names a column by another known name': (sheet, random) => {
    const place = at(sheet, random)
    const own = plain(sheet)[place] ?? ''
    const columns = BILL_LAYOUTS.flatMap((layout) => Object.values(layout.columns))
    const names = columns.flatMap(({ aliases }) => (aliases.includes(own) ? aliases : []))
    const name = random.pick([own, ...names])
    // A name of another column of the sheet makes two of it.
    return { sheet: renamed(sheet, place, name), law: { is: 'column', heading: own } }
  },
  'renames a column': (sheet, random) => {
    const place = at(sheet, random)
    const law = { is: 'column', heading: plain(sheet)[place] ?? '' } as const
    return { sheet: renamed(sheet, place, random.pick(NEW_NAMES)), law }
  },
  'leaves a column out': (sheet, random) => {
    const place = at(sheet, random)
    return {
      sheet: withColumns(sheet, places(sheet).toSpliced(place, 1)),
      law: { is: 'column', heading: plain(sheet)[place] ?? '' },
    }
  },
  'adds a column': (sheet, random) => {
    const text = random.pick(['x', '', '12.50', '2026-10-01 00:00:00', '合计费用'])
    const added: NewColumn = {
      heading: random.pick(NEW_NAMES),
      cell: (row) => (row.some(Boolean) ? text : ''),
    }
    const columns = (places(sheet) as NewColumn[]).toSpliced(random.int(0, sheet.heading.length), 0, added)
    return { sheet: withoutTotal(withColumns(sheet, columns)), law: SAME }
  },
  'moves columns': (sheet, random) => ({
    sheet: withColumns(sheet, shuffled(places(sheet), random)),
    law: SAME,
  }),
  'swaps rows': (sheet, random) => ({ sheet: { ...sheet, rows: shuffled(sheet.rows, random) }, law: SAME }),
  'has a column twice': (sheet, random) => {
    const place = at(sheet, random)
    return { sheet: withColumns(sheet, [...places(sheet), place]), law: SAME }
  },
  'has a column twice with other cells': (sheet, random) => {
    const place = at(sheet, random)
    const other: NewColumn = {
      heading: sheet.heading[place] ?? '',
      cell: () => random.pick(['1.00', '', 'x', '7']),
    }
    const columns = random.chance(0.5) ? [...places(sheet), other] : [other, ...places(sheet)]
    return { sheet: withColumns(sheet, columns), law: { is: 'column', heading: plain(sheet)[place] ?? '' } }
  },
  'breaks a cell': (sheet, random) => {
    const [place, row] = [at(sheet, random), random.int(0, sheet.rows.length - 1)]
    const text = random.pick(BROKEN)
    const rows = sheet.rows.map((cells, n) => (n === row ? cells.with(place, text) : cells))
    return { sheet: { ...sheet, rows }, law: { is: 'row', at: row } }
  },
  'has a huge amount': (sheet, random) => {
    const row = random.int(0, sheet.rows.length - 1)
    const text = random.pick([
      '9'.repeat(17),
      '9'.repeat(400),
      `1${'0'.repeat(15)}.001`,
      '1e300',
      `-${'9'.repeat(20)}.99`,
    ])
    const places = plain(sheet).flatMap((name, n) => (/金额|费|收入|freight|fee/i.test(name) ? [n] : []))
    const place = random.pick(places.length > 0 ? places : [0])
    const rows = sheet.rows.map((cells, n) => (n === row ? cells.with(place, text) : cells))
    return { sheet: { ...sheet, rows }, law: { is: 'row', at: row } }
  },
  'calls the sheet otherwise': (sheet, random) => ({
    sheet: {
      ...sheet,
      name: random.pick([`${sheet.name} (2)`, `${sheet.name}-1`, 'Sheet1', '数据', '结算', '交易结算']),
    },
    law: { is: 'column', heading: '' },
  }),
  'has blank rows': (sheet, random) => {
    const blank = sheet.heading.map(() => '')
    const place = random.int(0, sheet.rows.length)
    return { sheet: { ...sheet, rows: sheet.rows.toSpliced(place, 0, blank, blank) }, law: SAME }
  },
  'says the total in words': (sheet, random) => {
    const word = random.pick(['合计', '总计', 'Total', '共 6 条', '汇总'])
    const total = sheet.heading.map((_, n) => (n === 0 ? word : n % 2 === 0 ? '' : '123.45'))
    return { sheet: { ...sheet, rows: [...sheet.rows, total] }, law: SAME }
  },
}

/** The bare total of a sheet holds one number; with a column more it would be a row of data. */
const withoutTotal = (sheet: OfficialSheet): OfficialSheet => ({
  ...sheet,
  rows: sheet.rows.filter((row) => row.filter(Boolean).length > 2),
})
