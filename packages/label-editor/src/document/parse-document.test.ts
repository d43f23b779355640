import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutOf } from '../elements/element-registry.ts'
import { pageContext } from '../layout/page-context.ts'
import type { ShapeElement } from './element.ts'
import { newDocument } from './new-document.ts'
import { DocumentError, parseDocument, serializeDocument } from './parse-document.ts'

const golden = (name: string) => readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8')

test('a new document is the one of the specification', () => {
  let next = 0
  const document = newDocument(() => `id-${++next}`)
  expect(document).toMatchObject({ isMyTemplate: false, elements: {}, images: {} })
  expect(document.pages).toEqual([
    { id: 'id-2', width: 7_000, height: 7_000, borderWidth: 10, order: [], guides: [] },
  ])
})

test('a document of the first editor opens, pixels becoming hundredths of a millimetre', () => {
  const document = parseDocument(golden('first-editor'))
  expect(document).toMatchObject({ schemaVersion: 5, name: '旧版标签', isMyTemplate: true })
  expect(document.pages[0]).toMatchObject({
    width: 7_000,
    height: 4_000,
    borderWidth: 10,
    order: ['t1', 'r1', 'b1', 's1'],
  })
  expect(document.elements['t1']).toMatchObject({
    kind: 'text',
    x: 200,
    y: 300,
    fontSize: 120,
    lineHeight: 1,
  })
  expect(document.elements['r1']).toMatchObject({ kind: 'shape', strokeWidth: 20, isLocked: true })
  expect(document.elements['b1']).toMatchObject({ kind: 'barcode', format: 'ean13', value: '6901234567892' })
})

test.each(['first-editor', 'version-2', 'version-3', 'version-4', 'version-5'])(
  '%s: what was read is saved and read again without a change',
  (name) => {
    const document = parseDocument(golden(name))
    expect(parseDocument(serializeDocument(document))).toEqual(document)
  },
)

test('an element of an unknown kind survives with all its fields', () => {
  const saved = JSON.parse(serializeDocument(parseDocument(golden('version-2'))))
  expect(saved.elements.c).toMatchObject({ kind: 'hologram', depth: 7, isHidden: true })
})

test('a path of version 5 comes back as it was drawn; its nodes are bounded', () => {
  const raw = JSON.parse(golden('version-5'))
  expect(parseDocument(JSON.stringify(raw)).elements['s']).toMatchObject({
    shape: 'path',
    nodes: raw.elements.s.nodes,
    isClosed: false,
  })
  raw.elements.s.nodes = Array.from({ length: 2_000 }, () => ({ x: 1e300, y: 'far', before: 7 }))
  const { nodes } = parseDocument(JSON.stringify(raw)).elements['s'] as ShapeElement
  expect(nodes).toHaveLength(500)
  expect(nodes[0]).toEqual({ x: 100, y: 0, before: null, after: null })
})

test('tables, marks, guides and crops of version 3 come back as they were saved', () => {
  const document = parseDocument(golden('version-3'))
  expect(document.pages[0]?.guides).toEqual([{ axis: 'x', at: 500 }])
  expect(document.elements['t']).toMatchObject({ kind: 'table', columns: [1, 2], cells: [['型号', 'HX-1']] })
  expect(document.elements['m']).toMatchObject({ kind: 'mark', markId: 'ce' })
  expect(document.elements['i']).toMatchObject({ crop: { left: 0.25, top: 0, right: 0, bottom: 0.5 } })
})

test('a picture of a PDF page keeps its page, and a part of no size or a foreign address is not taken over', () => {
  const document = parseDocument(golden('version-4'))
  expect(document.elements['c']).toMatchObject({ kind: 'image', field: '条码图' })
  expect(document.images['i1']?.clip).toEqual({
    pdfId: 'f1',
    page: 2,
    area: { x: 10, y: 20.5, width: 201, height: 59.25 },
    turn: 90,
  })
  expect(Object.keys(document.pdfs)).toEqual(['f1'])
  const raw = JSON.parse(golden('version-4'))
  raw.images.i1.clip.area.width = 0
  raw.pdfs.f1.source = 'https://example.com/spy.pdf'
  const refused = parseDocument(JSON.stringify(raw))
  expect(refused.images['i1']).not.toHaveProperty('clip')
  expect(refused.pdfs).toEqual({})
})

test('a crop that would leave nothing of a picture is not taken over', () => {
  const raw = JSON.parse(golden('version-3'))
  raw.elements.i.crop = { left: 0.6, top: 0, right: 0.6, bottom: 0 }
  expect(parseDocument(JSON.stringify(raw)).elements['i']).toMatchObject({ crop: { left: 0, right: 0 } })
})

test('pictures from an address are not taken over', () => {
  const raw = JSON.parse(golden('version-2'))
  raw.images.i2 = { source: 'https://example.com/spy.png', width: 1, height: 1 }
  expect(Object.keys(parseDocument(JSON.stringify(raw)).images)).toEqual(['i1'])
})

test('lengths beyond all labels are brought back: nothing is laid out for ever', () => {
  const raw = JSON.parse(golden('version-3'))
  const id = Object.keys(raw.elements).find((key) => raw.elements[key].kind === 'text') ?? ''
  Object.assign(raw.elements[id], {
    fontSize: 1e308,
    letterSpacing: -1e308,
    lineHeight: 1e308,
    autoFit: true,
  })
  raw.pages[0].width = 1e308
  const document = parseDocument(JSON.stringify(raw))
  expect(document.elements[id]).toMatchObject({
    fontSize: 1_000_000,
    letterSpacing: -1_000_000,
    lineHeight: 100,
  })
  expect(document.pages[0]?.width).toBe(100_000)
  const element = document.elements[id]
  const contextOf = pageContext(document, document.pages[0]?.id ?? '', 0)
  expect(element && layoutOf(element, contextOf(element)).items).toBeDefined()
})

test('no name that every object has passes for a picture', () => {
  const document = parseDocument(golden('version-3'))
  const contextOf = pageContext(document, document.pages[0]?.id ?? '', 0)
  const image = Object.values(document.elements).find((element) => element.kind === 'image')
  if (image?.kind !== 'image') throw new Error('the golden file has a picture')
  expect(layoutOf(image, contextOf(image)).items).toHaveLength(1)
  for (const imageId of ['__proto__', 'toString', 'constructor']) {
    expect(layoutOf({ ...image, imageId }, contextOf(image)).items).toEqual([])
  }
})

test('what cannot be opened is refused in words', () => {
  expect(() => parseDocument('not json')).toThrow(DocumentError)
  expect(() => parseDocument('[]')).toThrow(/不是标签文件/)
  expect(() => parseDocument('{"schemaVersion":6,"pages":[{}]}')).toThrow(/更新的版本/)
  expect(() => parseDocument('{"schemaVersion":2,"pages":[]}')).toThrow(/没有页面/)
})

test('any JSON either opens into a sound document or is refused in words', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.boolean(), (json, asDocument) => {
      const source = asDocument
        ? `{"schemaVersion":2,"pages":[${json}],"elements":${json},"images":${json}}`
        : json
      try {
        const document = parseDocument(source)
        for (const page of document.pages) {
          expect(Number.isInteger(page.width)).toBe(true)
          expect(page.order.every((id) => document.elements[id])).toBe(true)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(DocumentError)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('prototypes cannot be reached through a file', () => {
  const document = parseDocument(
    '{"schemaVersion":2,"pages":[{"order":["__proto__","toString"]}],"elements":{"__proto__":{"kind":"text","polluted":true}}}',
  )
  expect(document.pages[0]?.order).not.toContain('toString')
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
