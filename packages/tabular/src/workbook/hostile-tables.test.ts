import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDelimited } from '../delimited/read-delimited.ts'
import { decodeText } from '../encoding/encoding-judge.ts'
import { bytesSource } from './byte-source.ts'
import { openWorkbook } from './open-workbook.ts'
import { sheet, workbook } from './workbook.fixture.ts'

/** `pnpm test:hostile-files` asks for more. */
const numRuns = Number(process.env['MUTANTS'] ?? 300)
const timeout = 60_000 + numRuns * 100

const WHOLE = workbook(
  sheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="2"><v>46347</v></c></row><row r="2" hidden="1"><c r="A2" t="str"><f>X</f><v>a_x0041_</v></c></row>',
  ).replace('</worksheet>', '<mergeCells><mergeCell ref="A1:B2"/></mergeCells></worksheet>'),
)
const PARTS = unzipSync(WHOLE)

async function readAll(bytes: Uint8Array): Promise<number> {
  const book = await openWorkbook(bytesSource(bytes), { unpackedBytes: 20_000_000 })
  let rows = 0
  for (const { name } of book.sheets) rows += (await book.readSheet(name, 'shown')).rows.length
  return rows
}

/** Read, or refused in words. */
async function isTold(act: () => Promise<unknown> | unknown): Promise<void> {
  try {
    await act()
  } catch (error) {
    expect(error).toMatchObject({ name: 'TableError', message: expect.stringMatching(/[\u4e00-\u9fff]/) })
  }
}

const change = (length: number) => fc.record({ at: fc.nat(length - 1), byte: fc.nat(255) })
const changed = (bytes: Uint8Array, changes: readonly { at: number; byte: number }[]) => {
  const mutant = bytes.slice()
  for (const { at, byte } of changes) mutant[at] = byte
  return mutant
}

test(
  'mutants of a packed workbook are read or refused in words',
  async () => {
    const changes = fc.array(change(WHOLE.length), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(WHOLE.length), async (several, cut) => {
        const mutant = changed(WHOLE, several).slice(0, cut < 40 ? WHOLE.length - cut : WHOLE.length)
        await isTold(async () => expect(await readAll(mutant)).toBeLessThan(10))
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'mutants of each part inside, packed with right checksums, are read or refused in words',
  async () => {
    const name = fc.constantFrom(...Object.keys(PARTS))
    const mutant = name.chain((part) => {
      const bytes = PARTS[part] as Uint8Array
      return fc.record({
        part: fc.constant(part),
        changes: fc.array(change(bytes.length), { minLength: 1, maxLength: 4 }),
        cut: fc.nat(bytes.length * 4),
      })
    })
    await fc.assert(
      fc.asyncProperty(mutant, async ({ part, changes, cut }) => {
        const bytes = changed(PARTS[part] as Uint8Array, changes)
        const packed = zipSync({ ...PARTS, [part]: bytes.slice(0, cut || bytes.length) })
        await isTold(async () => expect(await readAll(packed)).toBeLessThan(10))
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'words of sheets in any order are read or refused in words',
  async () => {
    const word = fc.constantFrom(
      '<row r="1">',
      '<row>',
      '</row>',
      '<c r="A1" t="s">',
      '<c t="inlineStr">',
      '<c r="ZZZ9999999" s="-1">',
      '<is><t>',
      '</t></is>',
      '<v>1e999</v>',
      '<v>-1</v>',
      '</c>',
      '<f>',
      '</f>',
      '<mergeCell ref="A1:XFD1048576"/>',
      '<![CDATA[ ]]>',
      '<!-- -->',
      '<?x?>',
      '&#0;&#x10FFFF;&lol;',
      '<row r="-5" ht="0">',
      "<c r='A2' t='d'>",
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 12 }), async (words) => {
        await isTold(() => readAll(workbook(sheet(words.join('')))))
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'any bytes are a text table, or refused in words',
  async () => {
    const piece = fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', '中', 'sep=;', '="1"', '\u0000')
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 120 }),
      fc.array(piece, { maxLength: 40 }).map((pieces) => strToU8(pieces.join(''))),
    )
    await fc.assert(
      fc.asyncProperty(bytes, (text) => isTold(() => readDelimited(decodeText(text).text))),
      { numRuns },
    )
  },
  timeout,
)
