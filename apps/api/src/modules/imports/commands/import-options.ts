import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TEXT_ENCODINGS, type TextEncoding } from '@haixuan/tabular'
import { MARKETPLACES, type Marketplace } from '#modules/reference/rules'

import { CliError } from '#platform/command-line/cli-error.ts'
import { isMappingFile } from '../files/read-mapping.ts'
import { didYouMean } from '../rules/nearest-name.ts'

export interface ImportOptions {
  marketplace: Marketplace | null
  map: string | null
  dryRun: boolean
  resume: string | null
  rejects: string | null
  json: boolean
  encoding: TextEncoding | undefined
  /** Sheet of a workbook. */
  sheet: string | undefined
}

const OPTIONS = {
  marketplace: { type: 'string' },
  map: { type: 'string' },
  'dry-run': { type: 'boolean' },
  resume: { type: 'string' },
  rejects: { type: 'string' },
  encoding: { type: 'string' },
  worksheet: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Words and options of an import command.
 * @param folder where it was typed, absolute: files are meant from there
 * @throws CliError in Chinese
 */
export function readImportOptions(
  args: readonly string[],
  folder: string,
): {
  words: string[]
  options: ImportOptions
  help: boolean
} {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(OPTIONS, token.name)) {
      const near = didYouMean(token.name, Object.keys(OPTIONS)).replace('写 ', '写 --')
      throw new CliError(`没有选项 ${token.rawName}${near}。haixuan help 列出全部选项。`)
    }
    const takesText = OPTIONS[token.name as keyof typeof OPTIONS].type === 'string'
    if (takesText && !token.value) throw new CliError(`选项 ${token.rawName} 后面要写一个值。`)
    if (!takesText && token.value !== undefined) throw new CliError(`选项 ${token.rawName} 后面不带值。`)
  }
  const text = (name: 'marketplace' | 'map' | 'resume' | 'rejects' | 'encoding' | 'worksheet') => {
    const value = values[name]
    return typeof value === 'string' ? value : null
  }
  const [map, rejects] = [text('map'), text('rejects')]
  const options: ImportOptions = {
    marketplace: marketplaceOf(text('marketplace')),
    map: map !== null && isMappingFile(map) ? resolve(folder, map) : map,
    dryRun: values['dry-run'] === true,
    resume: text('resume'),
    rejects: rejects === null ? null : resolve(folder, rejects),
    json: values.json === true,
    encoding: encodingOf(text('encoding')),
    sheet: text('worksheet') ?? undefined,
  }
  return { words: positionals, options, help: values.help === true }
}

function marketplaceOf(text: string | null): Marketplace | null {
  if (text === null) return null
  const found = MARKETPLACES.find((name) => name === text.toLowerCase())
  if (found) return found
  throw new CliError(`没有平台 ${text}${didYouMean(text, MARKETPLACES)}。可用：${MARKETPLACES.join('、')}`)
}

function encodingOf(text: string | null): TextEncoding | undefined {
  if (text === null) return undefined
  const name = text.toLowerCase()
  const found = TEXT_ENCODINGS.find((one) => one === (name === 'gbk' ? 'gb18030' : name))
  if (found) return found
  throw new CliError(
    `没有编码 ${text}${didYouMean(text, TEXT_ENCODINGS)}。可用：${TEXT_ENCODINGS.join('、')}`,
  )
}
