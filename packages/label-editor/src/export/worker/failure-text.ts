/** Names of errors whose messages are written for users. */
const KNOWN = new Set([
  'FontFileError',
  'PictureError',
  'ExportError',
  'RasterError',
  'PdfImportError',
  'BatchError',
  'WriteLimitError',
])

/** A sentence for the user about what ended a run. */
export function failureText(error: unknown): string {
  if (error instanceof Error && KNOWN.has(error.name)) return error.message
  const what = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
  if (error instanceof RangeError && /allocation|length/i.test(what))
    return '内存不足，没有导出成功，请减少一次导出的数量后重试'
  return `没有导出成功：${what || '未知错误'}。标签没有改动，请重试；仍不成功请联系客服`
}
