import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDelimited } from '@haixuan/tabular'
import { type Cell, type Column, type ColumnFormat, writeWorkbook } from '@haixuan/tabular/write'
import type { MappingFile } from '../../src/modules/imports/rules/mapping-file.ts'

/** Reads what `sampleRows` writes. */
export const SAMPLE_MAPPING: MappingFile = {
  name: 'sample',
  title: '测试导出',
  kind: 'products',
  marketplace: 'temu',
  source: { name: '测试来源', collectedAt: '2026-01-01' },
  fields: {
    externalId: { column: 'id' },
    title: { column: 'title' },
    currency: { column: 'currency' },
    price: { column: 'price' },
    soldTotal: { column: 'sold' },
    category: { column: 'path', separator: '/' },
    seenAt: { column: 'day' },
  },
}

export const SAMPLE_HISTORY: MappingFile = {
  ...{ name: 'sample-history', title: '测试历史', kind: 'history', marketplace: 'temu' },
  source: { name: '测试来源', collectedAt: '2026-01-01' },
  fields: {
    externalId: { column: 'id' },
    day: { column: 'day' },
    currency: { value: 'USD' },
    price: { column: 'price' },
    sales: { column: 'sales' },
  },
  latest: { price: { column: 'price' }, soldMonth: { column: 'sold30' } },
}

const HEADING = 'id,title,currency,price,sold,path,day\n'

/**
 * A CSV of so many rows: every tenth repeats an earlier product with another price, some of an older day, and
 * every hundredth is damaged, in turn in its id, its price and its number of columns.
 */
export function sampleRows(rows: number): string {
  const lines = [HEADING]
  for (let i = 0; i < rows; i++) {
    const id = 700_000_000_000_000 + (i % 10 === 9 ? i - 9 : i)
    const day = i % 20 === 19 ? '2025-12-01' : '2026-01-01'
    const price = (1 + (i % 97) / 10).toFixed(2)
    if (i % 300 === 150) lines.push(`7E+14,"坏 ID ${i}",USD,${price},1,a/b,${day}\n`)
    else if (i % 300 === 50) lines.push(`${id},负价 ${i},USD,-1,1,a/b,${day}\n`)
    else if (i % 300 === 250) lines.push(`${id},缺列\n`)
    else
      lines.push(
        `${id},"商品 ""${i}"", 一件",USD,${price},${i % 7 === 0 ? '' : i},类目${i % 5}/子类${i % 11},${day}\n`,
      )
  }
  return lines.join('')
}

/** The same rows as a workbook; amounts, counts and days are numbers in it, as people keep them. */
export async function sampleWorkbook(csv: string): Promise<Buffer> {
  const [heading, ...lines] = readDelimited(csv)
  const columns = (heading?.cells ?? []).map(
    (name): Column => ({ heading: name, format: FORMATS[name] ?? TEXT }),
  )
  const cellOf = (text: string, at: number): Cell => {
    if (text === '') return null
    const { type } = columns[at]?.format ?? TEXT
    return type === 'money' ? Math.round(Number(text) * 100) : type === 'integer' ? Number(text) : text
  }
  const rows = lines.map(({ cells }) => cells.map(cellOf))
  const pieces: Uint8Array[] = []
  for await (const piece of writeWorkbook([{ name: '商品', columns, rows: [rows] }])) pieces.push(piece)
  return Buffer.concat(pieces)
}

const TEXT: ColumnFormat = { type: 'text' }
const FORMATS: Readonly<Record<string, ColumnFormat>> = {
  price: { type: 'money', decimals: 2 },
  sold: { type: 'integer' },
  day: { type: 'date' },
}

/** A folder of its own for the files of a suite. */
export function exportFolder(): { file(name: string, content: string | Buffer): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-import-'))
  return {
    file: (name, content) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
