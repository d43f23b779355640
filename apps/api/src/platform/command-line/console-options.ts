import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import { CliError } from './cli-error.ts'
import type { Output } from './output.ts'

const OPTIONS = {
  status: { type: 'string' },
  yuan: { type: 'string' },
  receipt: { type: 'string' },
  payer: { type: 'string' },
  reply: { type: 'string' },
  until: { type: 'string' },
  note: { type: 'string' },
  name: { type: 'string' },
  logo: { type: 'string' },
  login: { type: 'string' },
  accent: { type: 'string' },
  hide: { type: 'string' },
  origin: { type: 'string' },
  kind: { type: 'string' },
  title: { type: 'string' },
  file: { type: 'string' },
  draft: { type: 'boolean' },
  page: { type: 'string' },
  tiktok: { type: 'string' },
  pre: { type: 'string' },
  custom: { type: 'string' },
  support: { type: 'string' },
  checked: { type: 'string' },
  site: { type: 'string' },
  account: { type: 'string' },
  marketplace: { type: 'string' },
  'mall-id': { type: 'string' },
  mode: { type: 'string' },
  books: { type: 'string' },
  currency: { type: 'string' },
  group: { type: 'string' },
  owner: { type: 'string' },
  json: { type: 'boolean' },
} as const
type TextOption = Exclude<keyof typeof OPTIONS, 'json' | 'draft'>

/** What was typed behind a command. */
export interface Given {
  words: readonly (string | undefined)[]
  option: (name: TextOption) => string | undefined
  /** An option that has to be there. */
  need: (name: TextOption) => string
  /** An option that names a file, absolute. */
  path: (name: TextOption) => string | undefined
  needPath: (name: TextOption) => string
  isDraft: boolean
}

/** One action of the console. */
export type Act = (db: Database, given: Given, out: Output, files: Files) => Promise<void>
export type Acts = Readonly<Record<string, Act>>

/** Who acts, in the operator's log. */
export const ACTOR = 'cli'

/**
 * @param folder where the command was typed, absolute
 * @throws {CliError} an option that nobody knows
 */
export function readGiven(args: readonly string[], folder: string): Given {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const need: Given['need'] = (name) => {
      const value = values[name]
      if (value === undefined) throw new CliError(`缺少选项 --${name}。haixuan help 列出全部选项。`)
      return value
    }
    return {
      ...{ words: positionals, need, isDraft: values.draft === true },
      option: (name) => values[name],
      path: (name) => (values[name] === undefined ? undefined : resolve(folder, values[name])),
      needPath: (name) => resolve(folder, need(name)),
    }
  } catch (error) {
    throw new CliError(
      `${error instanceof Error ? error.message.split('.')[0] : error}。haixuan help 列出全部选项。`,
    )
  }
}

/** The word at a place, or what is missing. @throws {CliError} */
export const word = ({ words }: Given, index: number, what: string): string => {
  const found = words[index]
  if (found === undefined) throw new CliError(`缺少${what}。haixuan help 列出全部命令。`)
  return found
}
