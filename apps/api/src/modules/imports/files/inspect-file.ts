import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { TextDecoder } from 'node:util'
import { EncodingEvidence, encodingQuestion } from './encoding-evidence.ts'
import { ENCODING_NAME, type Encoding, fileBytes } from './file-text.ts'
import { ImportFileError } from './import-file-error.ts'

type Separator = ',' | ';' | '\t' | '|'

/** What a look at every byte of a file tells, before any row is read. */
export interface FileFacts {
  path: string
  name: string
  /** Bytes on disk and their SHA-256 in hex. */
  bytes: number
  sha256: string
  gzip: boolean
  encoding: Encoding
  format: 'csv' | 'json' | 'jsonl'
  separator: Separator
  /** The first line is Excel's `sep=;`, which names the separator and is no heading. */
  namesSeparator: boolean
}

/** Files of this size and more are refused. */
const MAX_BYTES = 20 * 1024 ** 3
const HEAD_CHARS = 64 * 1024

/**
 * Reads a file once in constant memory: its hash, whether it is text, in which encoding, and of which format.
 * @param chosen the encoding that a person has named; without it a file whose encoding is unclear is refused
 * @throws ImportFileError with a Chinese sentence for a file that is absent, empty, binary, a folder …
 */
export async function inspectFile(path: string, chosen?: Encoding): Promise<FileFacts> {
  const bytes = await sizeOf(path)
  const handle = await open(path)
  const magic = Buffer.alloc(4)
  await handle.read(magic, 0, 4, 0)
  await handle.close()
  const gzip = magic[0] === 0x1f && magic[1] === 0x8b
  refuseKnownBinary(magic)

  const sha = createHash('sha256')
  const candidates = new Map<Encoding, { decoder: TextDecoder; head: string }>()
  const evidence = new EncodingEvidence()
  let badLine = 0
  let line = 1
  let unpacked = 0
  for await (const chunk of fileBytes(path, gzip)) {
    if (!gzip) sha.update(chunk)
    if (unpacked === 0) for (const name of encodingsOf(chunk, chosen)) candidates.set(name, candidate(name))
    unpacked += chunk.length
    if (unpacked > MAX_BYTES)
      throw new ImportFileError('file_too_large', '文件解压后超过 20 GB，请拆分后再导入。')
    if (candidates.size > 0 && !candidates.has('utf-16le') && chunk.includes(0)) {
      throw new ImportFileError(
        'file_is_binary',
        '这是二进制文件，不是文本。请导出为 CSV、JSON 或 JSONL 后再导入。',
      )
    }
    badLine = feed(candidates, chunk, line) || badLine
    line += countLines(chunk)
    evidence.push(chunk)
    if (candidates.size === 0 && chosen) break
  }
  if (unpacked === 0) throw new ImportFileError('file_empty', '文件是空的，没有可以导入的数据。')
  badLine = feed(candidates, undefined, line) || badLine
  evidence.end()
  const [encoding, found] = [...candidates][0] ?? []
  if (chosen && !found) {
    throw new ImportFileError(
      'file_encoding',
      `第 ${badLine} 行附近的文字不是 ${ENCODING_NAME[chosen]}。请换一个 --encoding，或另存为“CSV UTF-8”后再导入。`,
      badLine,
    )
  }
  if (!chosen && encoding !== 'utf-8' && encoding !== 'utf-16le') askEncoding(evidence, encoding)
  if (!encoding || !found) throw new Error('A file that no candidate reads was not asked about.')
  if (gzip) for await (const chunk of fileBytes(path, false)) sha.update(chunk)
  const head = found.head
  const named = SEP_LINE.exec(head)
  if (head.trim() === '') throw new ImportFileError('file_empty', '文件里只有空白，没有可以导入的数据。')
  const format = formatOf(path, head)
  const name = basename(path)
  return {
    path,
    name,
    bytes,
    sha256: sha.digest('hex'),
    gzip,
    encoding,
    format,
    separator: (named?.[1] as Separator | undefined) ?? separatorOf(head),
    namesSeparator: format === 'csv' && named !== null,
  }
}

/** What Excel reads as the separator and never shows. */
const SEP_LINE = /^sep=([,;\t|])[\r\n]/i

/** Takes GBK only for a file that reads as Chinese; otherwise a person must say. @throws ImportFileError */
function askEncoding(evidence: EncodingEvidence, found: Encoding | undefined): void {
  const { mixed } = evidence
  if (mixed) {
    throw new ImportFileError(
      'file_encoding',
      `文件里混着两种编码：第 ${mixed.utf8} 行是 UTF-8，第 ${mixed.other} 行不是。请把两部分都另存为“CSV UTF-8”再合并，或用 --encoding 指定一种。没有导入任何数据。`,
      mixed.other,
    )
  }
  if (found === 'gb18030' && evidence.looksChinese) return
  const readings = evidence.readings()
  throw new ImportFileError('file_encoding', encodingQuestion(readings), readings.line)
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

function refuseKnownBinary(magic: Buffer): void {
  const hex = magic.toString('hex')
  const excel = hex === '504b0304' || hex === 'd0cf11e0'
  if (excel) {
    throw new ImportFileError(
      'file_is_binary',
      '这是 Excel 或 zip 文件。请在 Excel 里另存为“CSV UTF-8（逗号分隔）”后再导入。',
    )
  }
}

function encodingsOf(first: Buffer, chosen: Encoding | undefined): Encoding[] {
  if (chosen) return [chosen]
  return first[0] === 0xff && first[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030']
}

function candidate(encoding: Encoding) {
  return { decoder: new TextDecoder(encoding, { fatal: true }), head: '' }
}

/** Gives the bytes to every decoder still possible; those that fail drop out. The line where one dropped, or 0. */
function feed(
  candidates: Map<Encoding, { decoder: TextDecoder; head: string }>,
  chunk: Buffer | undefined,
  line: number,
): number {
  let dropped = 0
  for (const [name, entry] of candidates) {
    try {
      const text = chunk ? entry.decoder.decode(chunk, { stream: true }) : entry.decoder.decode()
      if (entry.head.length < HEAD_CHARS) entry.head += text.slice(0, HEAD_CHARS)
    } catch {
      candidates.delete(name)
      dropped = chunk ? line + badLineIn(name, chunk) : line
    }
  }
  return dropped
}

/** Lines before the first one of a chunk that does not decode on its own. */
function badLineIn(encoding: Encoding, chunk: Buffer): number {
  let index = 0
  for (let from = 0; from < chunk.length; index++) {
    const end = chunk.indexOf(10, from)
    const to = end < 0 ? chunk.length : end
    try {
      new TextDecoder(encoding, { fatal: true }).decode(chunk.subarray(from, to))
    } catch {
      return index
    }
    from = to + 1
  }
  return 0
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++
  return lines
}

function formatOf(path: string, head: string): FileFacts['format'] {
  const extension = path.toLowerCase().replace(/\.gz$/, '').split('.').at(-1)
  if (extension === 'jsonl' || extension === 'ndjson') return 'jsonl'
  if (extension === 'csv' || extension === 'tsv') return 'csv'
  const first = head.trimStart()[0]
  if (extension === 'json') return first === '{' ? 'jsonl' : 'json'
  return first === '[' ? 'json' : first === '{' ? 'jsonl' : 'csv'
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(head: string): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0, '|': 0 }
  let quoted = false
  for (const char of head) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) break
    else if (!quoted && char in counts) counts[char as Separator]++
  }
  const order: Separator[] = [',', '\t', ';', '|']
  return order.reduce((best, next) => (counts[next] > counts[best] ? next : best))
}
