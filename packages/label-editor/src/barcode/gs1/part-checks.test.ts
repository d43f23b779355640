import { expect, test } from 'vitest'
import { APPLICATION_IDENTIFIERS } from './application-identifiers.ts'
import { fieldFault } from './check-field.ts'
import { COUNTRY_LETTERS, COUNTRY_NUMBERS, CURRENCY_NUMBERS } from './iso-codes.ts'
import { checkCharacterPair, partFault } from './part-checks.ts'

test.each<[check: string, right: readonly string[], wrong: readonly string[], message: string]>([
  [
    'day',
    ['260101', '261231', '240229'],
    ['260001', '261301', '260100', '260132', '250229', '260431'],
    '不是有效日期，应为 YYMMDD',
  ],
  ['day0', ['260100', '260131'], ['260132', '260000', '261300'], '不是有效日期，应为 YYMMDD'],
  ['date', ['20240229', '20261231'], ['20230229', '20261301', '20260100'], '不是有效日期，应为 YYYYMMDD'],
  ['time', ['0000', '1959', '2359'], ['2400', '1260', '3000'], '不是有效时间，应为 HHMM'],
  ['hour', ['00', '23'], ['24'], '小时应为 00 到 23'],
  ['minute', ['00', '59'], ['60'], '分和秒应为 00 到 59'],
  ['yesno', ['0', '1'], ['2', '00'], '只能是 0 或 1'],
  ['zero', ['0'], ['1'], '首位只能是 0'],
  ['hyphen', ['-'], ['+', '--'], '末位只能是 -（表示零下）'],
  ['nonzero', ['0001'], ['0000'], '长、宽、直径不能是 0'],
  ['winding', ['0', '1', '9'], ['2', '8'], '卷绕方向只能是 0、1 或 9'],
  ['piece', ['0101', '0203'], ['0001', '0302', '0100'], '应为第几件和总件数，各 2 位，例如 0203'],
  ['place', ['1/1', '2/9'], ['0/1', '2/1', '1-2', '11/2'], '应为第几个/总数，例如 1/2'],
  ['currency', ['156', '840'], ['111', '157'], '开头 3 位不是 ISO 4217 的货币代码，例如人民币 156'],
  ['country', ['156', '004'], ['999', '157'], '不是 ISO 3166 的国家代码，例如中国 156'],
  ['countryOrAny', ['156', '999'], ['998'], '开头 3 位不是 ISO 3166 的国家代码，例如中国 156'],
  ['countryLetters', ['CN', 'DE'], ['XX', 'cn'], '不是 ISO 3166 的国家代码，例如中国 CN'],
  ['latitude', ['1800000000'], ['1800000001'], '纬度超出范围'],
  ['longitude', ['3600000000'], ['3600000001'], '经度超出范围'],
  ['medium', ['01', '10', '80', '99'], ['00', '11', '79'], '介质类型只能是 01 到 10 或 80 到 99'],
  ['sex', ['0', '1', '2', '9'], ['3'], '只能是 0、1、2 或 9'],
  [
    'iban',
    ['DE89370400440532013000', 'GB82WEST12345698765432'],
    [
      'DE88370400440532013000',
      'XX89370400440532013000',
      'DE89',
      'de89370400440532013000',
      'DE8937040044053201300-',
    ],
    '不是有效的国际银行账号，请核对校验位',
  ],
  ['prefix', ['12A'], ['1A', 'A12'], '要以 GS1 厂商识别代码（数字）开头'],
  ['percent', ['a', 'a%20', '%aF'], ['%', '%2', '%2G', 'a%20%'], '% 后面应为两位十六进制数，例如空格写 %20'],
  ['importer', ['A', 'z', '0', '-', '_'], ['+', 'AA'], '末位只能是字母、数字、- 或 _'],
  ['noLeadingZero', ['0', '10'], ['00', '01'], '不能以 0 开头'],
  ['nonDigit', ['1A', 'A'], ['12'], '不能全是数字'],
  ['padded', ['ab', 'abc', 'ab=', 'a=='], ['a=', 'a=b', 'abcd=', '==='], '= 只能在末尾补足 3 的倍数'],
])('%s holds of %j and not of %j', (check, right, wrong, message) => {
  for (const text of right) expect([text, partFault(text, check)]).toEqual([text, null])
  for (const text of wrong) expect([text, partFault(text, check)]).toEqual([text, { message }])
})

test('check digits and check characters are put right', () => {
  expect(partFault('09501101530003', 'csum')).toBeNull()
  expect(partFault('09501101530004', 'csum')).toEqual({
    message: '校验位错误：末位应为 3',
    right: '09501101530003',
  })
  const model = '1987654Ad4X4bL5ttr2310c'
  expect(checkCharacterPair(model)).toBe('2K')
  expect(partFault(`${model}2K`, 'csumalpha')).toBeNull()
  expect(partFault(`${model}2J`, 'csumalpha')).toEqual({
    message: '校验字符错误：末两位应为 2K',
    right: `${model}2K`,
  })
  expect(partFault('A', 'csumalpha')).toEqual({ message: '太短，至少 2 个字符' })
  expect(partFault('22', 'csumalpha')).toBeNull()
})

/** Each check refuses one of them. */
const WRONG = ['~', '00', '01=x', '1%']

test('every check that the dictionary names is one, and every identifier has a title and parts', () => {
  for (const { ai, parts, title, hasFixedLength } of APPLICATION_IDENTIFIERS.values()) {
    expect([ai, title]).toEqual([expect.stringMatching(/^\d{2,4}$/), expect.stringMatching(/\S/)])
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.every(({ least, most }) => least >= 1 && least <= most && most <= 90)).toBe(true)
    // Only fields that are always of one length need no separator.
    if (hasFixedLength) expect(parts.every((part) => part.least === part.most && !part.isOptional)).toBe(true)
    for (const check of parts.flatMap((part) => part.checks).filter((each) => each !== 'csum'))
      expect([check, WRONG.every((text) => partFault(text, check) === null)]).toEqual([check, false])
  }
  expect([COUNTRY_LETTERS.size, COUNTRY_NUMBERS.size]).toEqual([249, 249])
  expect([...CURRENCY_NUMBERS].every((code) => /^\d{3}$/.test(code))).toBe(true)
})

test.each([
  ['00', true, 18],
  ['3105', true, 6],
  ['3695', true, 6],
  ['417', true, 13],
  ['10', false, 20],
  ['99', false, 90],
])('(%s) is of a length that scanners know: %s, %d characters', (ai, isFixed, most) => {
  const found = APPLICATION_IDENTIFIERS.get(ai)
  expect([found?.hasFixedLength, found?.parts[0]?.most]).toEqual([isFixed, most])
})

test.each(['3106', '418', '05', '3696'])('(%s) is no identifier', (ai) => {
  expect(APPLICATION_IDENTIFIERS.has(ai)).toBe(false)
})

const faultOf = (ai: string, data: string) => {
  const identifier = APPLICATION_IDENTIFIERS.get(ai)
  if (!identifier) throw new Error(`(${ai}) is not in the dictionary`)
  return fieldFault(identifier, data)
}

test.each<[ai: string, data: string, message: string, fix?: string]>([
  ['01', '', '(01) GTIN 没有内容，请在括号后填写'],
  ['01', '0950110153000A', '(01) GTIN 含有不能使用的字符，只能是数字'],
  ['10', '中', '(10) BATCH/LOT 含有不能使用的字符，请用半角字母、数字和常用符号'],
  ['01', '6901234567892', '(01) GTIN 应为 14 位，现在是 13 位：开头可能少了 0', '06901234567892'],
  ['01', '012345678905', '(01) GTIN 应为 14 位，现在是 12 位：开头可能少了 0', '00012345678905'],
  ['01', '96385074', '(01) GTIN 应为 14 位，现在是 8 位：开头可能少了 0', '00000096385074'],
  ['01', '9638507', '(01) GTIN 应为 14 位，现在是 7 位'],
  ['01', '0950110153000', '(01) GTIN 缺少校验位', '09501101530003'],
  ['01', '09501101530004', '(01) GTIN 校验位错误：末位应为 3', '09501101530003'],
  ['01', '095011015300031', '(01) GTIN 过长：最多 14 位，现在是 15 位'],
  ['10', 'A'.repeat(21), '(10) BATCH/LOT 过长：最多 20 位，现在是 21 位'],
  ['3103', '123', '(3103) NET WEIGHT (kg) 应为 6 位，现在是 3 位'],
  ['253', '9501101530003中', '(253) GDTI 含有不能使用的字符，请用半角字母、数字和常用符号'],
  ['253', '9501101530004AB', '(253) GDTI 校验位错误：末位应为 3', '9501101530003AB'],
  ['8003', '09501101530004A', '(8003) GRAI 校验位错误：末位应为 3', '09501101530003A'],
])('(%s)%s: %s', (ai, data, message, fix) => {
  expect(faultOf(ai, data)).toEqual({ message, ...(fix === undefined ? {} : { fix }) })
})

test.each([
  ['253', '9501101530003'],
  ['253', `9501101530003${'A'.repeat(17)}`],
  ['8008', '26112223'],
  ['8008', '261122235959'],
  ['10', 'A'.repeat(20)],
  ['8030', 'Ab-_9='],
])('(%s)%s is right', (ai, data) => expect(faultOf(ai, data)).toBeNull())
