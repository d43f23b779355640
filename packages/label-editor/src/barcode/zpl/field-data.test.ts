import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128Values } from '../linear/code128.ts'
import { code128Data } from './code128-data.ts'
import { fieldData } from './field-data.ts'

/** What a printer makes of field data. */
function printed(field: string): string {
  const [, isHex, data = ''] = /^(\^FH_)?\^FD(.*)\^FS$/s.exec(field) ?? []
  if (!isHex) return data
  const bytes = [...data.matchAll(/_([0-9A-F]{2})|([^_])/gs)].map(([, hex, letter = '']) =>
    hex ? Number.parseInt(hex, 16) : letter.charCodeAt(0),
  )
  return Buffer.from(bytes).toString('utf8')
}

test('no value can end its field or begin a command', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (value) => {
      const field = fieldData(value)
      const data = field.replace(/^(\^FH_)?\^FD/, '').replace(/\^FS$/, '')
      expect(data).not.toMatch(/[\^~]/)
      if (!/\p{Surrogate}/u.test(value)) expect(printed(field)).toBe(value)
    }),
  )
})

test.each([
  ['A^B', '^FH_^FDA_5EB^FS'],
  ['A~B_', '^FH_^FDA_7EB_5F^FS'],
  ['ABC 123', '^FDABC 123^FS'],
  ['海', '^FH_^FD_E6_B5_B7^FS'],
])('%s is written %s', (value, field) => expect(fieldData(value)).toBe(field))

const codes = (text: string) => [...text].map((character) => character.charCodeAt(0))
const dataOf = (text: string) => code128Data(code128Values(codes(text)) ?? [])

test.each([
  ['ABC', '>:ABC'],
  ['12345678', '>;12345678'],
  ['AB12345678', '>:AB>512345678'],
  ['99999999AB', '>;99999999>6AB'],
  ['a>b^c~d', '>:a>0b><c>=d'],
])('Code 128 of %s is %s', (text, data) => expect(dataOf(text)).toBe(data))

/** The values that a printer makes of Code 128 data, by the table of the programming guide. */
function valuesOf(data: string): number[] {
  const values: number[] = []
  let set = 'B'
  for (let at = 0; at < data.length; ) {
    const two = data.slice(at, at + 2)
    const named = '0<=123456789:;'.indexOf(data[at + 1] ?? '')
    if (data[at] === '>' && named >= 0) {
      const value = [30, 62, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105][named] as number
      values.push(value)
      if (value === 105 || value === 99) set = 'C'
      if (value === 104 || value === 100) set = 'B'
      if (value === 103 || value === 101) set = 'A'
      at += 2
    } else if (set === 'B') values.push((data.charCodeAt(at++) ?? 0) - 32)
    else {
      values.push(Number(two))
      at += 2
    }
  }
  return values
}

test('the printer is told the very codes that our bars are made of', () => {
  const character = fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code))
  const digits = fc.stringMatching(/^[0-9]{2,9}$/)
  fc.assert(
    fc.property(fc.array(fc.oneof(character, digits), { minLength: 1, maxLength: 12 }), (parts) => {
      const values = code128Values(codes(parts.join('')))
      if (!values) throw new Error('every character up to 127 can be encoded')
      const data = code128Data(values)
      if (data === null) expect(values).toContain(98)
      else {
        expect(data).not.toMatch(/[\^~]/)
        expect(valuesOf(data)).toEqual(values.slice(0, -2))
      }
    }),
  )
})
