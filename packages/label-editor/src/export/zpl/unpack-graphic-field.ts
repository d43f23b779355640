import { inflateSync } from 'node:zlib'

/** Rows of hexadecimal digits as the programming guide's section on ^GF describes them, read letter by letter. */
function unpackRows(data: string, digitsPerRow: number): string[] {
  const rows: string[] = []
  let row = ''
  let times = 0
  const close = () => {
    rows.push(row)
    row = ''
  }
  for (const letter of data) {
    if (letter >= 'G' && letter <= 'Y') times += letter.charCodeAt(0) - 70
    else if (letter >= 'g' && letter <= 'z') times += (letter.charCodeAt(0) - 102) * 20
    else if (letter === ':') rows.push(rows.at(-1) ?? '')
    else if (letter === ',' || letter === '!') {
      row = row.padEnd(digitsPerRow, letter === ',' ? '0' : 'F')
      close()
    } else {
      row += letter.repeat(times || 1)
      times = 0
      if (row.length === digitsPerRow) close()
    }
  }
  return rows
}

/** The dots of a ^GF field, by another way than they were written. */
export function dotsOfField(field: string, width: number): number[] {
  const [, total = '', bytesPerRow = '', data = ''] = /^\^GFA,(\d+),\d+,(\d+),(.*)$/s.exec(field) ?? []
  const perRow = Number(bytesPerRow)
  const packed = /^:Z64:([^:]*):[0-9a-f]{4}$/.exec(data)?.[1]
  const bytes = packed
    ? inflateSync(Buffer.from(packed, 'base64'))
    : Buffer.from(unpackRows(data, perRow * 2).join(''), 'hex')
  if (bytes.length !== Number(total))
    throw new Error(`the field says ${total} bytes and holds ${bytes.length}`)
  const dots: number[] = []
  for (let y = 0; y < bytes.length / perRow; y++) {
    for (let x = 0; x < perRow * 8; x++) {
      const isInk = ((bytes[y * perRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
      if (x < width) dots.push(isInk ? 0 : 255)
      else if (isInk) throw new Error('there is ink beyond the right edge')
    }
  }
  return dots
}
