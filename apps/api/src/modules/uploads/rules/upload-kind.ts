import type { components } from '@haixuan/api-sdk/schema'

export type UploadKind = components['schemas']['UploadKind']

/** MIME types under which finished files are kept. */
export const UPLOAD_TYPES: Readonly<Record<UploadKind, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bill: 'application/octet-stream',
}

/** What is given for a kind, in the sentence of a refusal. */
const WANTED: Readonly<Record<UploadKind, string>> = {
  csv: 'CSV 文本',
  json: 'JSON',
  xlsx: 'Excel 工作簿（xlsx）',
  bill: '账单（Excel 工作簿、CSV 或它们的 ZIP 压缩包）',
}

type Found = Exclude<UploadKind, 'bill'> | { other: string }

/** A workbook of before 2007 or with a password: its reader tells the two apart and says what to do. */
const OLD_WORKBOOK = '旧版 Excel（xls）或加密的工作簿'

/** First bytes of what is often sent by mistake, and what it is called. */
const MARKS: readonly [bytes: number[], found: Found][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'xlsx'],
  [[0x50, 0x4b, 0x05, 0x06], { other: '空的 ZIP 压缩包' }],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], { other: OLD_WORKBOOK }],
  [[0x1f, 0x8b], { other: 'gzip 压缩文件' }],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], { other: 'PDF' }],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], { other: 'PNG 图片' }],
  [[0xff, 0xd8, 0xff], { other: 'JPEG 图片' }],
  [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], { other: 'RAR 压缩包' }],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], { other: '7z 压缩包' }],
]
/** Bytes that tell the kind; a mark is shorter, and text begins within them. */
export const HEAD_BYTES = 512

/**
 * Why the first bytes of a file are not of its kind, in Chinese: what was found and what to do. What a text says is
 * left to its reader.
 * @param head the first HEAD_BYTES of the file, or all of it
 */
export function kindFault(kind: UploadKind, head: Uint8Array): string | undefined {
  const found = foundIn(head)
  // JSON is text, and so is a table whose first column begins with a bracket.
  if (found === kind || (kind === 'csv' && found === 'json')) return undefined
  // What a marketplace exports has many names and forms: only what is surely something else is refused here.
  if (kind === 'bill' && (typeof found === 'string' || found.other === OLD_WORKBOOK)) return undefined
  const what = typeof found === 'object' ? found.other : WANTED[found]
  return `文件登记为${WANTED[kind]}，内容却是${what}；请改正类型，或另存为${WANTED[kind]}后重新上传`
}

function foundIn(head: Uint8Array): Found {
  for (const [mark, found] of MARKS) if (mark.every((byte, at) => head[at] === byte)) return found
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  // Half of the bytes of UTF-16 are 0; in other texts none is.
  if (!isWide && head.includes(0)) return { other: '二进制文件' }
  const first = textOf(head).trimStart()[0]
  return first === '[' || first === '{' ? 'json' : 'csv'
}

function textOf(head: Uint8Array): string {
  const wide = head[0] === 0xff ? 'utf-16le' : head[0] === 0xfe ? 'utf-16be' : 'utf-8'
  return new TextDecoder(wide).decode(head)
}
