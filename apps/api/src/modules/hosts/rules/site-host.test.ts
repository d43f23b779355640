import { describe, expect, test } from 'vitest'
import { FLAG_TITLES, FLAGS, isFlagName } from './feature-flags.ts'
import { checkHost, type HostDraft, WHITE_LABEL_HIDDEN } from './site-host.ts'

const draft: HostDraft = {
  ...{ name: 'data.example.com', siteName: '海选', logoUrl: null, loginUrl: null, accent: null },
  ...{ hidden: [], origins: [] },
}
const check = (more: Partial<HostDraft>) => checkHost({ ...draft, ...more })
const picture = (length: number) => 'https://a.example/'.padEnd(length, 'x')

describe('a white-label host', () => {
  test('is kept in its canonical form', () => {
    expect(
      check({
        ...{ name: ' Data.Example.COM. ', siteName: ' 海选 ', logoUrl: picture(500), loginUrl: picture(30) },
        ...{ accent: '#AABBCC', hidden: ['contact', 'temu', 'home', 'contact'] },
        origins: ['https://b.example', 'https://a.example:8443', 'https://b.example'],
      }),
    ).toEqual({
      ...{ name: 'data.example.com', siteName: '海选', logoUrl: picture(500), loginUrl: picture(30) },
      ...{ accent: '#aabbcc', hidden: ['home', 'temu', 'contact'] },
      origins: ['https://b.example', 'https://a.example:8443'],
    })
    expect(check({})).toEqual(draft)
  })

  test.each(['', 'https://a.example', 'a.example/x', 'a b'])('cannot have the name “%s”', (name) => {
    expect(check({ name })).toBe('域名不正确，请填写不带协议与路径的域名，例如 data.example.com。')
  })

  test('is called by 1 to 20 characters', () => {
    expect(check({ siteName: 'x' })).toMatchObject({ siteName: 'x' })
    expect(check({ siteName: 'x'.repeat(20) })).toMatchObject({ siteName: 'x'.repeat(20) })
    for (const siteName of ['', '  ', 'x'.repeat(21), 'a\u0007b', 'a\u202eb'])
      expect(check({ siteName })).toBe('站点名称需要 1 到 20 个字符。')
  })

  test.each([
    ['logoUrl', '标志图片'],
    ['loginUrl', '登录图片'],
  ] as const)('has as its %s an https address of up to 500 characters', (field, label) => {
    expect(check({ [field]: picture(500) })).toMatchObject({ [field]: picture(500) })
    for (const address of [picture(501), 'http://a.example/x', 'x', ''])
      expect(check({ [field]: address })).toBe(`${label}需要 500 个字符以内的 https 地址。`)
  })

  test.each(['#12345', '#1234567', '123456', '#12345g', ' #123456', 'red'])('has no colour %s', (accent) => {
    expect(check({ accent })).toBe('主题色需要写成 #rrggbb。')
  })

  test('hides only what there is', () => {
    const known = 'home、temu、shein、aliexpress、tiktok、share、label、renewal、downloads、contact'
    expect(check({ hidden: ['home', 'admin'] })).toBe(`没有栏目 admin，可以隐藏的有 ${known}。`)
  })

  test('lets in at most 20 exact origins', () => {
    const origins = (count: number) => Array.from({ length: count }, (_, at) => `https://h${at}.example`)
    expect(check({ origins: origins(20) })).toMatchObject({ origins: origins(20) })
    expect(check({ origins: origins(21) })).toBe('来源最多 20 个。')
    for (const origin of ['https://a.example/', 'http://a.example', 'https://*.example', 'null'])
      expect(check({ origins: ['https://a.example', origin] })).toBe(
        `来源 ${origin} 不正确，请写成 https://主机[:端口]，小写，不带路径，不用通配符。`,
      )
  })

  test('begins without what the specification leaves out', () => {
    const hidden = ['home', 'share', 'label', 'renewal', 'downloads', 'contact']
    expect(WHITE_LABEL_HIDDEN).toEqual(hidden)
    expect(check({ hidden: [...WHITE_LABEL_HIDDEN] })).toMatchObject({ hidden })
  })
})

test('features that can be switched begin switched on, and each has words for the operator', () => {
  expect(FLAGS).toEqual({ registration: true, tiktok_notice: true })
  expect(Object.keys(FLAG_TITLES)).toEqual(Object.keys(FLAGS))
  for (const title of Object.values(FLAG_TITLES)) expect(title).toMatch(/\p{Script=Han}/u)
  expect(isFlagName('registration')).toBe(true)
  for (const name of ['Registration', '', 'toString', 'constructor']) expect(isFlagName(name)).toBe(false)
})
