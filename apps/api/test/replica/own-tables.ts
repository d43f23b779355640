import { readdirSync, readFileSync } from 'node:fs'

const MODULES = new URL('../../src/modules/', import.meta.url)
/** Modules whose tables are the market; those of all others belong to persons and to the site. */
const MARKET = ['creators', 'goods', 'market', 'ranks', 'reference', 'shops']

const declarations = MARKET.flatMap((module) => {
  const store = new URL(`${module}/store/`, MODULES)
  const files = readdirSync(store).filter((file) => file.endsWith('-tables.ts'))
  return files.map((file) => readFileSync(new URL(file, store), 'utf8'))
})

/** Whether a table is one of the market, as the modules declare their tables. */
export function isMarketTable(table: string): boolean {
  return declarations.some((text) => text.includes(`\n  ${table}: `))
}
