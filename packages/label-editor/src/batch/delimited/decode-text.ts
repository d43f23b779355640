import { BatchError } from '../batch-error.ts'

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** The encoding a file says or shows; Excel in Chinese writes CSV in GBK. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  return null
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Text of a file by its mark, as UTF-8, or as GBK.
 * @throws {BatchError} for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOf(bytes)
  if (!marked?.startsWith('utf-16') && bytes.subarray(0, 65_536).includes(0)) {
    throw new BatchError('这不是文本表格，请选择 CSV、TSV 或 xlsx 文件')
  }
  const text = marked ? decoded(bytes, marked) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030'))
  if (text === null) {
    throw new BatchError('文件的文字编码无法识别，请在 Excel 里另存为“CSV UTF-8”或 xlsx 后重试')
  }
  return text
}
