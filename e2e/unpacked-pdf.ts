import { inflateSync } from 'node:zlib'

/** What a PDF file says, its packed parts unpacked. */
export function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}
