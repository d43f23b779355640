import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { GOODS_IMPORTS } from '../../src/modules/goods/store/imports/goods-imports.ts'
import { openRows } from '../../src/modules/imports/files/open-rows.ts'
import { mappingForFile } from '../../src/modules/imports/files/read-mapping.ts'
import { checkFile, type FileCheck } from '../../src/modules/imports/jobs/check-file.ts'
import { readyRow } from '../../src/modules/imports/rules/ready-row.ts'

const FOLDER = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
/** Rows of each file; all of them can be read. */
const ROWS: Record<string, number> = {
  'temu-products': 1_297,
  'shein-brightdata': 1_000,
  'shein-kaggle': 22_586,
  'shein-api': 140,
  'aliexpress-category': 300,
  'aliexpress-nike': 99,
  'aliexpress-tracked': 800,
  'aliexpress-daily': 5_926,
  'aliexpress-search-br': 360,
  'tiktok-vn': 5_880,
  'tiktok-creators-top': 5_007,
  'tiktok-creators-profiles': 143,
  'tiktok-videos': 137,
}

async function firstProduct(check: FileCheck) {
  const { rows } = await openRows(check.facts)
  for await (const row of rows)
    return readyRow(GOODS_IMPORTS.products, check.mapping.map(row), check.mapping.file)
  return undefined
}

if (existsSync(FOLDER)) {
  const found = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const mapping = entry.isFile() ? mappingForFile(IMPORT_PARTS.kinds, entry.name) : null
    return mapping ? [{ mapping, path: join(entry.parentPath, entry.name) }] : []
  })

  test('every mapping has its file', () => {
    expect(found.map(({ mapping }) => mapping.name).sort()).toEqual(Object.keys(ROWS).sort())
  })

  test.each(found.map((entry) => [entry.mapping.name, entry] as const))(
    '%s reads every row',
    async (name, { path, mapping }) => {
      const check = await checkFile(IMPORT_PARTS.kinds, path, mapping)
      expect({ rows: check.rows, rejected: check.rejected }).toEqual({ rows: ROWS[name], rejected: 0 })
      const read = new Set(check.mapping.fields.flatMap((field) => field.columns))
      const unsaid = check.columns.filter((column) => !read.has(column) && !mapping.unused?.[column])
      expect(unsaid, 'columns that are neither read nor left out with a reason').toEqual([])
      if (mapping.kind !== 'products') return
      const first = await firstProduct(check)
      // Missing is never 0: no source but these says how much was sold in all.
      const total = [
        'temu-products',
        'aliexpress-category',
        'aliexpress-nike',
        'aliexpress-search-br',
        'tiktok-vn',
      ]
      expect(first && 'record' in first && 'salesTotal' in first.record).toBe(total.includes(name))
      expect(first && 'record' in first && 'brand' in first.record).toBe(false)
    },
  )
} else {
  test('real files', () => {
    process.stderr.write(
      `The real files are not at ${FOLDER}: their mappings are tested on made-up rows only.\n`,
    )
    expect(existsSync(FOLDER)).toBe(false)
  })
}
