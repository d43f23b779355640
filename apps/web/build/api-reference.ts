import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Sources } from './reference/contract.ts'
import { referenceOf } from './reference/reference-of.ts'

const NAME = 'virtual:api-reference'
const ROOT = new URL('../../../', import.meta.url)
const FILES = {
  contract: 'apps/api/openapi.gen.json',
  released: 'openapi/released.gen.json',
  chinese: 'openapi/zh.json',
  names: 'openapi/zh-names.json',
  reasons: 'openapi/reasons.json',
  approvedBreaks: 'openapi/approved-breaks.txt',
}

/** Reads what the reference is made of from the repository. */
export function readSources(): Sources {
  const text = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')
  const { approvedBreaks, ...json } = FILES
  const parsed = Object.fromEntries(Object.entries(json).map(([key, file]) => [key, JSON.parse(text(file))]))
  return { ...(parsed as Omit<Sources, 'approvedBreaks'>), approvedBreaks: text(approvedBreaks) }
}

/** Makes the module `virtual:api-reference` from the contract, whenever the site is built. */
export function apiReference(): Plugin {
  return {
    name: 'haixuan:api-reference',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      for (const file of Object.values(FILES)) this.addWatchFile(fileURLToPath(new URL(file, ROOT)))
      // Parsing a text is several times faster than running a literal of this size.
      const text = JSON.stringify(JSON.stringify(referenceOf(readSources())))
      return `export const reference = JSON.parse(${text})`
    },
  }
}
