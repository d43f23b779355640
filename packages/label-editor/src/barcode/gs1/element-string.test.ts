import bwipjs from 'bwip-js/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueFault } from '../encode-barcode.ts'
import { FNC1 } from '../linear/code128.ts'
import { APPLICATION_IDENTIFIERS, type ApplicationIdentifier } from './application-identifiers.ts'
import { elementStringCodes, parseElementString } from './element-string.ts'
import { checkCharacterPair } from './part-checks.ts'

const faultOf = (value: string) => {
  const parsed = parseElementString(value)
  return 'fault' in parsed ? parsed.fault : null
}
const codesOf = (value: string) => {
  const parsed = parseElementString(value)
  return 'fields' in parsed ? elementStringCodes(parsed.fields) : []
}
const text = (value: string) =>
  codesOf(value)
    .map((code) => (code === FNC1 ? '^' : String.fromCharCode(code)))
    .join('')

test('a separator follows only fields whose length is not predefined', () => {
  expect(text('(01)09501101530003(10)ABC(21)1')).toBe('^0109501101530003' + '10ABC^211')
  expect(text('(10)ABC')).toBe('^10ABC')
  expect(text('(3103)000123(17)261121')).toBe('^310300012317261121')
})

test('a wrong or missing check digit is named and put right in its place', () => {
  expect(faultOf('(01)09501101530004(10)A')).toEqual({
    message: '(01) GTIN 校验位错误：末位应为 3',
    fix: '(01)09501101530003(10)A',
  })
  expect(faultOf('(10)A(01)0950110153000')?.fix).toBe('(10)A(01)09501101530003')
  expect(faultOf('(00)12345678901234567')?.fix).toBe('(00)123456789012345675')
})

test('what is not an identifier, too long, too short or no date is named', () => {
  expect(faultOf('(05)1')?.message).toContain('(05)')
  expect(faultOf('(10)')?.message).toContain('没有内容')
  expect(faultOf(`(10)${'A'.repeat(21)}`)?.message).toContain('过长')
  expect(faultOf('(17)261301')?.message).toContain('日期')
  expect(faultOf('(17)260230')?.message).toContain('日期')
  expect(faultOf('(17)260200')).toBeNull()
  expect(faultOf('(10)中文')?.message).toContain('不能使用的字符')
  expect(faultOf('09501101530003')?.fix).toBe('(01)09501101530003')
})

test('brackets in data are written with a backslash', () => {
  expect(text('(10)A\\(B(21)1')).toBe('^10A(B^211')
})

test('the model number of the GS1 General Specifications has the check characters 2A', () => {
  expect(checkCharacterPair('1987654Ad4X4bL5ttr2310c')).toBe('2K')
})

const bwippAccepts = (text: string) => {
  try {
    // Which fields belong together is for who assigns them: only the fields themselves are compared.
    const options = { bcid: 'gs1-128', text, lintreqs: false, parse: false }
    bwipjs.raw(options)
    return true
  } catch (error) {
    if (/maxLength|TooLong/i.test(String(error)) && !/value/i.test(String(error))) return true
    return false
  }
}

const CHARACTERS_OF = { N: '0123456789', X: 'ABab019%/-_.', Y: 'AB019-/#', Z: 'ABab019-_=' } as const
const fieldOf = ({ ai, parts }: ApplicationIdentifier) =>
  fc
    .tuple(
      ...parts.map(({ set, least, most, isOptional }) =>
        fc.string({
          unit: fc.constantFrom(...CHARACTERS_OF[set]),
          minLength: isOptional ? 0 : least,
          maxLength: Math.min(most, least + 6),
        }),
      ),
    )
    .map((texts) => `(${ai})${texts.join('')}`)

/** Currencies that came or went since BWIPP's list was made; ours is that of 2026. */
const CHANGED_CURRENCY = /^\(39[13]\d\)(191|694|924|926|931|932|975)/

/** Coupons have a grammar of their own inside, and packages a list of codes; neither is checked here. */
const NOT_COMPARED = ['8110', '8112', '7041']

test('each kind of identifier in the dictionary refuses the data that BWIPP refuses, and no other', () => {
  const all = [...APPLICATION_IDENTIFIERS.values()].filter(({ ai }) => !NOT_COMPARED.includes(ai))
  const oneOfAKind = new Map(all.map((identifier) => [JSON.stringify(identifier.parts), identifier]))
  for (const identifier of oneOfAKind.values()) {
    fc.assert(
      fc.property(fieldOf(identifier), (given) => {
        const right = valueFault(given, 'gs1datamatrix')?.fix ?? given
        fc.pre(!CHANGED_CURRENCY.test(given))
        for (const candidate of [given, right])
          expect(faultOf(candidate) === null, candidate).toBe(bwippAccepts(candidate))
      }),
      { numRuns: 25 },
    )
  }
})

test.each([
  ['(8007)DE89370400440532013000', '(8007)DE89370400440532013001'],
  ['(7258)2/3', '(7258)3/2'],
  ['(8006)095011015300030203', '(8006)095011015300030302'],
  ['(8001)00010000100119', '(8001)00010000100129'],
  ['(7250)20240229', '(7250)20230229'],
  ['(8008)26112223', '(8008)26112224'],
  ['(3910)15612', '(3910)11112'],
  ['(4307)CN', '(4307)XX'],
  ['(4300)A%20B', '(4300)A%2'],
  ['(8011)0', '(8011)01'],
  ['(10)A(21)1(10)A', '(10)A(21)1(10)B'],
])('%s is right, and %s is not', (right, wrong) => {
  expect(faultOf(right)).toBeNull()
  expect(faultOf(wrong)?.message).toBeTruthy()
})

test('what is offered is right as a whole, or nothing is', () => {
  expect(faultOf('(01)09501101530004(02)09501101530005')?.fix).toBe('(01)09501101530003(02)09501101530003')
  expect(faultOf('(01)09501101530004(17)261301')?.fix).toBeUndefined()
})

test('BWIPP accepts what we accept, and refuses the check digits that we refuse', () => {
  const accepts = (value: string) => {
    try {
      bwipjs.raw({ bcid: 'gs1-128', text: value })
      return true
    } catch {
      return false
    }
  }
  const value = fc
    .tuple(
      fc.stringMatching(/^[0-9]{14}$/),
      fc.stringMatching(/^[A-Za-z0-9+/.-]{1,20}$/),
      fc.stringMatching(/^[0-9]{6}$/),
    )
    .map(([gtin, lot, day]) => `(01)${gtin}(10)${lot}(17)${day}`)
  const put = (wrong: string): string => valueFault(wrong, 'gs1128')?.fix ?? wrong
  fc.assert(
    fc.property(value, (given) => {
      for (const candidate of [given, put(given)]) {
        expect(valueFault(candidate, 'gs1128') === null).toBe(accepts(candidate))
      }
    }),
    { numRuns: 60 },
  )
})
