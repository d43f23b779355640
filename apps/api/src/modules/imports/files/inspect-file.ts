import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import {
  ChunkDecoder,
  ENCODING_NAMES,
  EncodingJudge,
  type EncodingVerdict,
  guessSeparator,
  readingsText,
  type Separator,
  separatorLine,
  TableError,
  type TextEncoding,
} from '@haixuan/tabular'
import { workbookMark } from '@haixuan/tabular/workbook'
import { fileBytes } from './file-bytes.ts'
import { ImportFileError, importError, inImportWords } from './import-file-error.ts'
import { chosenSheet } from './workbook-rows.ts'

/** What a look at every byte of a file tells, before any row is read. */
export interface FileFacts {
  path: string
  /** Of a workbook with the name of the sheet. */
  name: string
  /** Bytes on disk and their SHA-256 in hex. */
  bytes: number
  sha256: string
  gzip: boolean
  encoding: TextEncoding
  format: 'csv' | 'json' | 'jsonl' | 'xlsx'
  separator: Separator
  /** The first line is Excel's `sep=;`, which names the separator and is no heading. */
  namesSeparator: boolean
  /** The sheet of a workbook that is read, and all that it shows; null for text. */
  sheet: string | null
  sheets: readonly string[]
}

/** What a person has said about a file. */
export interface FileChoices {
  encoding?: TextEncoding | undefined
  /** Of a workbook; without it the first sheet that is shown. */
  sheet?: string | undefined
}

/** Files of this size and more are refused. */
const MAX_BYTES = 20 * 1024 ** 3
/** Bytes that are looked at for the format and the separator. */
const HEAD_BYTES = 64 * 1024
/** Which separator wins when they cut equally well. */
const SEPARATOR_ORDER: readonly Separator[] = [',', '\t', ';', '|']

/**
 * Reads a file once in constant memory: its hash, of which format it is, and of a text in which encoding.
 * @throws ImportFileError with a Chinese sentence for a file that is absent, empty, binary, a folder …
 */
export async function inspectFile(path: string, choices: FileChoices = {}): Promise<FileFacts> {
  const bytes = await sizeOf(path)
  const magic = await firstBytes(path)
  const gzip = magic[0] === 0x1f && magic[1] === 0x8b
  const name = basename(path)
  const common = { path, bytes, gzip }
  if (workbookMark(magic)) {
    const { sheet, sheets } = await chosenSheet(path, choices.sheet)
    const text = { encoding: 'utf-8', separator: ',', namesSeparator: false } as const
    const own = { name: `${name}（${sheet}）`, sha256: await hashOf(path), format: 'xlsx' } as const
    return { ...common, ...text, ...own, sheet, sheets }
  }
  if (choices.sheet !== undefined) {
    throw new ImportFileError('file_format', `${name} 不是 xlsx，没有工作表。请去掉 --worksheet。`)
  }
  const { encoding, head } = await textFacts(path, gzip, choices.encoding)
  if (head.trim() === '') throw new ImportFileError('file_empty', '文件里只有空白，没有可以导入的数据。')
  const format = formatOf(path, head)
  const named = format === 'csv' ? inImportWords(() => separatorLine(head)) : null
  return {
    ...common,
    ...{ name, sha256: await hashOf(path), encoding, format, sheet: null, sheets: [] },
    separator: named?.separator ?? guessSeparator(head, SEPARATOR_ORDER),
    namesSeparator: named !== null,
  }
}

async function hashOf(path: string): Promise<string> {
  const sha = createHash('sha256')
  for await (const chunk of fileBytes(path, false)) sha.update(chunk)
  return sha.digest('hex')
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function textFacts(
  path: string,
  gzip: boolean,
  chosen: TextEncoding | undefined,
): Promise<{ encoding: TextEncoding; head: string }> {
  const judge = new EncodingJudge(chosen ?? null)
  const first: Buffer[] = []
  let unpacked = 0
  try {
    for await (const chunk of fileBytes(path, gzip)) {
      if (unpacked < HEAD_BYTES) first.push(chunk)
      unpacked += chunk.length
      if (unpacked > MAX_BYTES)
        throw new ImportFileError('file_too_large', '文件解压后超过 20 GB，请拆分后再导入。')
      judge.push(chunk)
    }
    if (unpacked === 0) throw new ImportFileError('file_empty', '文件是空的，没有可以导入的数据。')
    const verdict = judge.end()
    if (verdict.readings.length > 0) askEncoding(verdict)
    const head = new ChunkDecoder(verdict.encoding).push(Buffer.concat(first).subarray(0, HEAD_BYTES))
    return { encoding: verdict.encoding, head }
  } catch (error) {
    throw textError(error, chosen)
  }
}

function textError(error: unknown, chosen: TextEncoding | undefined): unknown {
  if (!(error instanceof TableError)) return error
  if (error.reason === 'not_text') {
    return new ImportFileError(
      'file_is_binary',
      '这是二进制文件，不是文本。请导出为 CSV、xlsx、JSON 或 JSONL 后再导入。',
    )
  }
  if (error.reason !== 'bad_encoding' || !chosen) return importError(error)
  return new ImportFileError(
    'file_encoding',
    `第 ${error.line} 行附近的文字不是 ${ENCODING_NAMES[chosen]}。请换一个 --encoding，或另存为“CSV UTF-8”后再导入。`,
    error.line,
  )
}

/** A person must say. @throws ImportFileError that shows the readings and how to choose */
function askEncoding({ mixed, readings, line }: EncodingVerdict): never {
  const options = readings.map(({ encoding }) => `--encoding ${encoding}`).join('、')
  if (mixed) {
    throw new ImportFileError(
      'file_encoding',
      `文件里混着两种编码：第 ${mixed.utf8} 行是 UTF-8，第 ${mixed.other} 行不是。请把两部分都另存为“CSV UTF-8”再合并，或用 ${options} 选一种。没有导入任何数据。`,
      mixed.other,
    )
  }
  throw new ImportFileError(
    'file_encoding',
    `这个文件不是 UTF-8，看不出是哪种编码：第 ${line} 行${readingsText({ readings })}。请用 ${options} 选一种，或另存为“CSV UTF-8”后再导入。没有导入任何数据。`,
    line,
  )
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportFileError('file_absent', `找不到文件 ${path}，请检查路径。`)
  if (found.isDirectory()) {
    throw new ImportFileError(
      'file_is_directory',
      `${path} 是文件夹，请给出其中的一个文件，或使用 import all。`,
    )
  }
  if (!found.isFile()) throw new ImportFileError('file_unreadable', `${path} 不是普通文件，无法导入。`)
  if (found.size === 0) throw new ImportFileError('file_empty', '文件是空的，没有可以导入的数据。')
  if (found.size > MAX_BYTES) throw new ImportFileError('file_too_large', '文件超过 20 GB，请拆分后再导入。')
  const readable = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (!readable) throw new ImportFileError('file_unreadable', `没有权限读取 ${path}。`)
  return found.size
}

function formatOf(path: string, head: string): 'csv' | 'json' | 'jsonl' {
  const extension = path.toLowerCase().replace(/\.gz$/, '').split('.').at(-1)
  if (extension === 'jsonl' || extension === 'ndjson') return 'jsonl'
  if (extension === 'csv' || extension === 'tsv') return 'csv'
  const first = head.trimStart()[0]
  if (extension === 'json') return first === '{' ? 'jsonl' : 'json'
  return first === '[' ? 'json' : first === '{' ? 'jsonl' : 'csv'
}
