import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWorkbook } from '@haixuan/tabular/write'
import { afterAll, beforeAll, expect } from 'vitest'
import { servedCommands } from '../../src/cli/served-commands.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { entered } from '../http/people.ts'

export const TRADE = [
  '销售订单',
  '售后订单',
  'SKU ID',
  'SKU货号',
  '数量',
  '交易类型',
  '金额',
  '币种',
  '账务时间',
]
export const LEDGER = ['账务时间', '账务类型', '币种', '收支金额', '备注']
export const AT = '2026-10-05 08:30:00'
export const SKU = '130501234567890123'
export const trade = (
  order: string,
  type: string,
  amount: string,
  more: { after?: string; quantity?: string } = {},
) => [order, more.after ?? '', SKU, 'A', more.quantity ?? '1', type, amount, 'CNY', AT]

/** A workbook with all cells as text, as the marketplace exports it. */
export async function xlsx(sheets: Record<string, string[][]>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const made = Object.entries(sheets).map(([name, [heading = [], ...rows]]) => ({
    name,
    columns: heading.map((text) => ({ heading: text, format: { type: 'id' as const } })),
    rows: [rows],
  }))
  for await (const piece of writeWorkbook(made)) pieces.push(piece)
  return Buffer.concat(pieces)
}

export interface SheetJson {
  sheet: string | null
  kind: string
  rows: number
  new: number
  duplicate: number
  refused: unknown[]
  question: { kind: string; guess: string | number | null } | null
}

/** Commands of finance in a folder of their own; call it inside a suite. */
export function financeCommands(database: () => Database) {
  let db: Database
  let dir: string
  beforeAll(() => {
    db = database()
    dir = mkdtempSync(join(tmpdir(), 'haixuan-finance-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  async function typed(...args: string[]) {
    const [lines, values]: [string[], unknown[]] = [[], []]
    const run = servedCommands({ db, dataDir: dir, fileStore: new FolderStore(dir), hasWorker: false })
    const out = {
      text: (line: string) => void lines.push(line),
      json: (value: unknown) => void values.push(value),
      progress: () => undefined,
    }
    const { code, error } = await run({ args: [...args, '--json'], folder: dir }, out, () => false)
    return { code, error, lines, value: values[0] as never }
  }
  let last = 0
  async function seller(stores = 1) {
    const main = await entered(db, { vipType: 'gold_drill', vipExpire: null })
    const mallIds: string[] = []
    for (let at = 0; at < stores; at++) {
      const mallId = `63${Date.now()}${last++}`
      mallIds.push(mallId)
      const facts = ['--name', `店${mallId}`, '--mall-id', mallId, '--mode', 'full', '--books', '全球']
      expect((await typed('stores', 'add', '--account', main.mobile, ...facts)).error).toBeUndefined()
    }
    const finance = async (...args: string[]) => await typed('finance', ...args, '--account', main.mobile)
    return { finance, mallIds, mallId: mallIds[0] ?? '' }
  }
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(join(dir, name, '..'), { recursive: true })
    writeFileSync(join(dir, name), content)
    return name
  }
  const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n')
  return { seller, typed, write, csv }
}
