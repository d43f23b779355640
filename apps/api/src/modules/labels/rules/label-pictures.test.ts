import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataUrl, documentWith, pictureBytes } from './label-picture.fixture.ts'
import {
  type LabelPicture,
  LEAST_PICTURE_BYTES,
  MOST_PICTURES,
  picturesOf,
  withoutPictures,
  withPictures,
} from './label-pictures.ts'

const LARGE = pictureBytes(LEAST_PICTURE_BYTES, 1)

/** What is read after it was saved with these pictures as files. */
function readBack(content: string, pictures: LabelPicture[]): string {
  const { text, places } = withoutPictures(content, pictures)
  const bytesOf = new Map(pictures.map(({ sha256, bytes }) => [sha256, bytes]))
  return withPictures(
    text,
    places.map(({ place, sha256 }) => ({ place, bytes: bytesOf.get(sha256) ?? Buffer.alloc(0) })),
  )
}

const sizes = (content: string) => picturesOf(content).map(({ bytes }) => bytes.length)

test('a picture is taken from its smallest size on', () => {
  for (const [length, isTaken] of [
    [LEAST_PICTURE_BYTES - 1, false],
    [LEAST_PICTURE_BYTES, true],
    [LEAST_PICTURE_BYTES + 1, true],
  ] as const)
    expect(sizes(documentWith({ a: dataUrl(pictureBytes(length)) })), `${length}`).toEqual(
      isTaken ? [length] : [],
    )
})

test('the text without pictures has their heads alone, also of one that is there twice', () => {
  const content = documentWith({ a: dataUrl(LARGE), b: dataUrl(LARGE), small: dataUrl(pictureBytes(9)) })
  const pictures = picturesOf(content)
  expect(pictures).toMatchObject([
    { type: 'image/png', bytes: LARGE, starts: [expect.any(Number), expect.any(Number)] },
  ])
  const { text, places } = withoutPictures(content, pictures)
  const empty = 'data:image/png;base64,'
  expect(text).toBe(documentWith({ a: empty, b: empty, small: dataUrl(pictureBytes(9)) }))
  expect(places).toHaveLength(2)
  expect(readBack(content, pictures)).toBe(content)
})

test('the first bytes tell the type, whatever the document says', () => {
  for (const [kind, said, type] of [
    ['jpeg', 'image/png', 'image/jpeg'],
    ['webp', 'image/webp', 'image/webp'],
    ['png', 'image/jpeg', 'image/png'],
  ] as const) {
    const content = documentWith({ a: dataUrl(pictureBytes(20_000, 1, kind), said) })
    expect(picturesOf(content)[0]?.type).toBe(type)
  }
})

test('pictures of the first editor, which are a list, are taken too', () => {
  const content = JSON.stringify({ layers: [], images: [null, { id: 'x', source: dataUrl(LARGE) }] })
  expect(sizes(content)).toEqual([LARGE.length])
  expect(readBack(content, picturesOf(content))).toBe(content)
})

test.each([
  ['another type', dataUrl(LARGE, 'image/svg+xml')],
  ['no picture by its first bytes', dataUrl(Buffer.alloc(20_000, 65))],
  ['a line break in the base64', dataUrl(LARGE).replace('AAAA', 'AA\nAA').concat('\n')],
  ['no padding', dataUrl(pictureBytes(20_000)).replace(/=+$/, '')],
  [
    'bits that base64 ignores',
    dataUrl(pictureBytes(20_000)).replace(/.=$/, (end) => `${end === 'A=' ? 'B' : 'z'}=`),
  ],
  ['the other alphabet', dataUrl(LARGE).replaceAll('/', '_').replace('image_', 'image/')],
  ['an address', `https://example.com/${'a'.repeat(30_000)}`],
])('%s stays in the text', (_what, source) => {
  expect(picturesOf(documentWith({ a: source }))).toEqual([])
})

test('what is spelled with escapes stays in the text', () => {
  const content = documentWith({ a: dataUrl(LARGE) })
  expect(picturesOf(content.replaceAll('/', '\\/'))).toEqual([])
  expect(picturesOf(content.replace('base64,i', 'base64,\\u0069'))).toEqual([])
})

test('a text that is no document has no pictures', () => {
  const source = JSON.stringify(dataUrl(LARGE))
  for (const content of [
    source,
    `[${source}]`,
    `{"images":${source}}`,
    `{"images":null,"x":${source}}`,
    `{${source}`,
  ])
    expect(picturesOf(content), content.slice(0, 20)).toEqual([])
})

test('of more pictures than become files the largest do', () => {
  const many = Object.fromEntries(
    Array.from({ length: MOST_PICTURES + 1 }, (_, at) => [
      `i${at}`,
      dataUrl(pictureBytes(LEAST_PICTURE_BYTES + 3 * at, at)),
    ]),
  )
  const found = sizes(documentWith(many))
  expect(found).toHaveLength(MOST_PICTURES)
  expect(Math.min(...found)).toBe(LEAST_PICTURE_BYTES + 3)
})

test('documents of every version come back as they are', () => {
  const folder = new URL('../../../../../../packages/label-editor/src/document/golden/', import.meta.url)
  for (const name of readdirSync(folder)) {
    const content = readFileSync(new URL(name, folder), 'utf8')
    expect(readBack(content, picturesOf(content)), name).toBe(content)
  }
})

test('whatever is saved is read as the same text, with any part of its pictures as files', () => {
  const source = fc.oneof(
    fc
      .record({ length: fc.integer({ min: 16_000, max: 17_000 }), seed: fc.nat(3) })
      .map(({ length, seed }) => dataUrl(pictureBytes(length, seed))),
    fc.string({ unit: 'binary' }),
    fc.constant(`x"${dataUrl(LARGE)}"`),
  )
  const document = fc.record({
    name: fc.string({ unit: 'binary' }),
    images: fc.oneof(
      fc.dictionary(fc.string(), fc.record({ source, width: fc.nat() }), { maxKeys: 5 }),
      fc.array(fc.record({ id: fc.string(), source }), { maxLength: 5 }),
    ),
    elements: fc.array(source, { maxLength: 2 }),
  })
  const space = fc.constantFrom(undefined, 1, '\t')
  fc.assert(
    fc.property(document, space, fc.array(fc.boolean()), (value, spaces, chosen) => {
      const content = JSON.stringify(value, null, spaces)
      const pictures = picturesOf(content)
      expect(readBack(content, pictures)).toBe(content)
      const some = pictures.filter((_, at) => chosen[at])
      expect(readBack(content, some)).toBe(content)
    }),
    { numRuns: 60 },
  )
})
