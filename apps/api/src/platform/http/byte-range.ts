/** Part of a file that a call asks for: bytes from `from` up to but without `to`. */
export interface ByteRange {
  from: number
  to: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i

/**
 * What `Range` asks for (RFC 9110, section 14). Several ranges, other units and what means nothing are answered with the
 * whole file, as the RFC allows.
 * @param bytes size of the file
 * @returns undefined for the whole file, null for a range that the file does not have
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const from = Math.max(0, bytes - Number(last))
    return from < bytes ? { from, to: bytes } : null
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return undefined
  if (from >= bytes) return null
  return { from, to: last === '' ? bytes : Math.min(bytes, Number(last) + 1) }
}
