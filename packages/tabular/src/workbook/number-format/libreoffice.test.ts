import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

interface Kept {
  values: string[]
  formats: { code: string; id?: number; workbooks: number; shown: string[] }[]
}

const { values, formats }: Kept = JSON.parse(
  readFileSync(new URL('./fixtures/libreoffice.json', import.meta.url), 'utf8'),
)

const plain = (code: string) => code.replace(/"[^"]*"|\\./g, '')
const isDate = (code: string) =>
  /[ymdhse]|a{3}/i.test(plain(code).replace(/\[\$[^\]]*\]|General|Red|E\+/gi, ''))
const withoutNames = (text: string) =>
  text.replace(/\d{1,2}月|十[一二]|星期.|[A-Za-z一二三四五六七八九十月日上下午]/g, '').trim()

/** Where LibreOffice and Excel differ, and how it is known that nothing else does. docs/number-formats.md says the same. */
const REASONS: Record<string, (code: string, value: number, theirs: string, ours: string) => boolean> = {
  'beyond what LibreOffice writes': (_, __, theirs) => theirs === '#FMT',
  'beyond the calendar: ######': (code, value) =>
    (isDate(code) || /A\/P|AM\/PM/i.test(code)) && (value < 0 || value >= 2_958_466),
  'the day that 1900 never had': (code, value) => isDate(code) && value < 61,
  'system dates': (code, _, theirs, ours) =>
    /F800|F400/.test(code) || (/^yyyy\/m\/d/.test(code) && theirs.replaceAll('-', '/') === ours),
  'English names': (code, _, theirs, ours) =>
    /mmm|ddd|AM\/PM|A\/P/i.test(code) &&
    (/^yymmm$/i.test(code) ||
      [theirs, theirs.replace(':28', ':29')].some((text) => withoutNames(text) === withoutNames(ours))),
  'seconds are rounded': (code, value, theirs, ours) =>
    /s/i.test(code) && value === 1234.567 && theirs.replace(/28/, '29') === ours,
  'the currency of the system': (_, __, theirs, ours) => theirs.replaceAll('￥', '¥') === ours,
  'a decimal point without decimals': (_, __, theirs, ours) => theirs === ours.replace(/\.(?=\D*$)/, ''),
  numerals: (code) => /DBNum|3000401/.test(code),
  'a sign where a condition comes first': (code, value, theirs, ours) =>
    value < 0 && /^\[[<>=]/.test(code) && ours === `-${theirs}`,
  'halves of a percent': (code, value, theirs, ours) =>
    code.includes('%') && value === 1.005 && theirs === '100%' && ours === '101%',
  'a sign before words alone': (code, value, theirs, ours) =>
    value < 0 && !/[0#?]/.test(plain(code).replace(/\[[^\]]*\]/g, '')) && ours.replace(/^- ?/, '') === theirs,
  fractions: (code) => /\?\s*\/\s*[?\d]/.test(code.replaceAll('\\', '')),
  'formats that LibreOffice does not know': (code) =>
    /^G\/通用格式|上午\/下午|ggge|HH\[M|^e"年"|\\"/.test(code),
}

const reasonOf = (code: string, value: string, theirs: string, ours: string) =>
  Object.keys(REASONS).find((name) => REASONS[name]?.(code, Number(value), theirs, ours))

test('formats of public workbooks show what LibreOffice shows, but for differences that are known', () => {
  const counts = new Map<string, number>()
  const unexplained: string[] = []
  for (const { code, shown } of formats) {
    for (const [at, value] of values.entries()) {
      const theirs = (shown[at] ?? '').trim()
      const ours = numberText(value, code, false).text
      const reason = theirs === ours ? 'the same' : reasonOf(code, value, theirs, ours)
      if (reason === undefined) unexplained.push(`${code} of ${value}: ${theirs} / ${ours}`)
      else counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
  }
  expect(unexplained).toEqual([])
  expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
    {
      "English names": 150,
      "a decimal point without decimals": 49,
      "a sign before words alone": 10,
      "a sign where a condition comes first": 14,
      "beyond the calendar: ######": 414,
      "beyond what LibreOffice writes": 173,
      "formats that LibreOffice does not know": 47,
      "fractions": 13,
      "halves of a percent": 4,
      "numerals": 30,
      "seconds are rounded": 16,
      "system dates": 14,
      "the currency of the system": 96,
      "the day that 1900 never had": 1110,
      "the same": 4468,
    }
  `)
})
