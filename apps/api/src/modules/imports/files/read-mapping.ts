import { readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDocument } from 'yaml'
import type { AllKindRules } from '../rules/import-kind.ts'
import { MappingError } from '../rules/mapping-error.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { didYouMean } from '../rules/nearest-name.ts'
import { mappingProblems } from './check-mapping.ts'

const FOLDER = fileURLToPath(new URL('../../../../../../mappings/', import.meta.url))
/** A mapping file is written by hand; anything larger is not one. */
const MAX_BYTES = 256 * 1024

/** Names of the mappings that come with the product, sorted. */
export function mappingNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort()
}

/**
 * A mapping that comes with the product. A name can never reach another file.
 * @throws MappingError when there is none of that name
 */
export function namedMapping(kinds: AllKindRules, name: string): MappingFile {
  const names = mappingNames()
  if (!names.includes(name)) {
    const message = `没有名为 ${name} 的映射${didYouMean(name, names)}。可用的映射：${names.join('、')}`
    throw new MappingError(name, [{ key: '', message }])
  }
  return parseMapping(kinds, readFileSync(`${FOLDER}${name}.yaml`, 'utf8'), name)
}

/** Whether it is the path of a file of one's own, not the name of a mapping. */
export const isMappingFile = (nameOrPath: string): boolean => /\.(ya?ml|json)$/i.test(nameOrPath)

/**
 * A mapping by name, or the user's own file when the text looks like a path (.yaml, .yml, .json).
 * @throws MappingError with every problem of the file
 */
export async function readMapping(kinds: AllKindRules, nameOrPath: string): Promise<MappingFile> {
  if (!isMappingFile(nameOrPath)) return namedMapping(kinds, nameOrPath)
  const found = await stat(nameOrPath).catch(() => null)
  if (!found?.isFile()) {
    throw new MappingError(nameOrPath, [{ key: '', message: '找不到这个映射文件，请检查路径' }])
  }
  if (found.size > MAX_BYTES) {
    throw new MappingError(nameOrPath, [{ key: '', message: '文件超过 256 KiB，不像是映射文件' }])
  }
  return parseMapping(kinds, readFileSync(nameOrPath, 'utf8'), basename(nameOrPath))
}

/** @throws MappingError */
export function parseMapping(kinds: AllKindRules, text: string, name: string): MappingFile {
  const document = parseDocument(text, { uniqueKeys: true })
  const broken = document.errors[0]
  if (broken) {
    const line = broken.linePos?.[0].line
    throw new MappingError(name, [
      { key: '', message: `第 ${line ?? '?'} 行不是正确的 YAML：${broken.message.split('\n')[0]}` },
    ])
  }
  let parsed: unknown
  try {
    parsed = document.toJS({ maxAliasCount: 20 })
  } catch {
    throw new MappingError(name, [{ key: '', message: '别名（&、*）太多，请直接写出来' }])
  }
  const problems = mappingProblems(kinds, parsed)
  if (problems.length > 0) throw new MappingError(name, problems)
  return parsed as MappingFile
}

/** The mapping whose file pattern fits a file name; null when none or several do. */
export function mappingForFile(kinds: AllKindRules, fileName: string): MappingFile | null {
  const fitting = mappingNames()
    .map((name) => namedMapping(kinds, name))
    .filter((mapping) => mapping.files?.some((pattern) => fits(fileName, pattern)))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function fits(fileName: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(fileName)
}
