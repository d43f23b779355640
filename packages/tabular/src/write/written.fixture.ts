import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'

/** The bytes of a file, whole. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** The text of a part of a workbook. */
export const partOf = (workbook: Uint8Array, name: string): string =>
  strFromU8(unzipSync(workbook, { filter: (file) => file.name === name })[name] ?? new Uint8Array())

/** What a program that evaluates a CSV file would take for a formula. */
export const STARTS_FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

const DANGEROUS_STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u3000@',
  "'=",
  '|',
]

/** Starts that are known to be dangerous, and texts that only look so. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...DANGEROUS_STARTS), fc.string({ maxLength: 20 }))
    .map(([start, rest]) => `${start}${rest}`),
  fc.constantFrom(
    "=cmd|'/C calc'!A0",
    '=HYPERLINK("http://x.example","y")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '_x0041_ & <b>"x"</b>',
    '"; =1+1',
    'a,b\r\n=1+1',
    '-12',
  ),
)

export const idText = fc.oneof(
  fc.stringMatching(/^[0-9]{1,40}$/),
  fc.stringMatching(/^[A-Za-z0-9_.-]{1,20}$/),
  fc.constantFrom('601099512345678', '1E10', '007', '12345678901234567890', '-5', '+86138'),
)
