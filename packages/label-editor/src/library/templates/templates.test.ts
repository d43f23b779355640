import { expect, test } from 'vitest'
import type { LabelElement } from '../../document/element.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { parseDocument, serializeDocument } from '../../document/parse-document.ts'
import { variablesIn } from '../../layout/fill-variables.ts'
import { checkDocument } from '../../rules/check-document.ts'
import { findMark } from '../marks/all-marks.ts'
import { searchTemplates, TEMPLATES } from './all-templates.ts'
import { documentFrom, type LabelTemplate } from './label-template.ts'
import { SAMPLE_RECORD } from './sample-record.ts'

const counting = () => {
  let at = 0
  return () => `id-${at++}`
}
const made = (template: LabelTemplate) => documentFrom(template, counting())

const filledText = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => SAMPLE_RECORD[name] ?? written)
const filledElement = (element: LabelElement): LabelElement =>
  element.kind === 'text'
    ? { ...element, text: filledText(element.text) }
    : element.kind === 'barcode'
      ? { ...element, value: filledText(element.value) }
      : element

const filled = (document: LabelDocument): LabelDocument => ({
  ...document,
  elements: Object.fromEntries(
    Object.entries(document.elements).map(([id, element]) => [id, filledElement(element)]),
  ),
})

test('there are at least sixty, with ids and names of their own, in every size and type of the trade', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(60)
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length)
  expect(new Set(TEMPLATES.map(({ zh }) => zh)).size).toBe(TEMPLATES.length)
  const sizes = new Set(TEMPLATES.map(({ width, height }) => `${width / 100}x${height / 100}`))
  for (const size of [
    '70x20',
    '70x30',
    '70x40',
    '70x60',
    '70x70',
    '100x70',
    '100x100',
    '40x40',
    '30x50',
    '60x40',
    '50x60',
  ]) {
    expect(sizes).toContain(size)
  }
  expect(new Set(TEMPLATES.map(({ type }) => type)).size).toBe(4)
})

test.each(TEMPLATES)('$zh opens as it was made, and every id is new', (template) => {
  const document = made(template)
  expect(parseDocument(serializeDocument(document))).toEqual(document)
  expect(documentFrom(template, () => 'x').pages[0]?.id).toBe('x')
})

test.each(TEMPLATES)('$zh has nothing that would be refused, with a row of data in it', (template) => {
  const findings = checkDocument(filled(made(template)), null, 0)
  expect(
    findings.filter(({ level, message }) => level === 'error' && !message.startsWith('图库中没有')),
  ).toEqual([])
})

test.each(TEMPLATES)(
  '$zh uses marks of the library at their least size or more, and fields of the sample',
  (template) => {
    for (const element of template.elements()) {
      if (element.kind === 'mark') {
        const mark = findMark(element.markId)
        expect(mark, element.markId).toBeDefined()
        expect(element.height, element.markId).toBeGreaterThanOrEqual((mark?.minimumMm ?? 0) * 100)
      }
      const text = element.kind === 'text' ? element.text : element.kind === 'barcode' ? element.value : ''
      for (const name of variablesIn(text)) expect(Object.keys(SAMPLE_RECORD)).toContain(name)
    }
  },
)

test('a search finds by Chinese, English, size, type and initials of the pinyin', () => {
  const letters: Record<string, string> = { 欧: 'o', 代: 'd', 标: 'b', 签: 'q' }
  const initials = (text: string) => [...text].map((character) => letters[character] ?? character).join('')
  const ids = (query: string) => searchTemplates(query, initials).map(({ id }) => id)
  expect(ids('欧代标签')).toContain('ec-rep')
  expect(ids('odbq')).toContain('ec-rep')
  expect(ids('plastic bag')).toContain('bag-en')
  expect(ids('100x150')).toEqual(['carton-temu'])
  expect(ids('条码融合')).toContain('barcode-eu')
  expect(ids('')).toHaveLength(TEMPLATES.length)
  expect(ids('没有这样的模板')).toEqual([])
})

test.each(TEMPLATES)(
  'a search for its Chinese name finds $zh, and for each word of its keywords',
  (template) => {
    const asIs = (text: string) => text
    const found = (query: string) => searchTemplates(query, asIs).map(({ id }) => id)
    expect(found(template.zh)).toContain(template.id)
    for (const word of template.keywords.split(' ').filter(Boolean))
      expect(found(word)).toContain(template.id)
  },
)

test.each([
  [
    'eu',
    [
      'manufacturer-eu',
      'eu-small',
      'eu-uk',
      'barcode-eu',
      'tiktok-eu',
      'toy-eu',
      'electronics-eu',
      'cosmetics-eu',
    ],
  ],
  ['uk', ['manufacturer-uk', 'uk-importer', 'barcode-uk', 'electronics-world']],
  ['us', ['manufacturer-us', 'barcode-us', 'toy-us', 'textile-us']],
  ['tr', ['turkey-70x40', 'barcode-turkey']],
] as const)('templates for %s have everything that the market asks for', (market, ids) => {
  for (const id of ids) {
    const template = TEMPLATES.find((candidate) => candidate.id === id)
    const findings = template ? checkDocument(filled(made(template)), market, 0) : null
    expect(
      findings?.filter(({ elementId }) => elementId === null),
      id,
    ).toEqual([])
  }
})
