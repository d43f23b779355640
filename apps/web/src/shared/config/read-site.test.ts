import { describe, expect, it } from 'vitest'
import { readSite } from './read-site.ts'

describe('the configuration on the page', () => {
  it('is the product’s own without an attribute, or with one that cannot be read', () => {
    for (const attribute of [undefined, '', '{', 'null', '[]', '1', '{"siteName":""}', '{"siteName":7}'])
      expect(readSite(attribute)).toMatchObject({ siteName: '海选', isWhiteLabel: false, accent: null })
  })

  it('brings name, pictures, accent, what is hidden, and who may speak', () => {
    const given = {
      ...{ siteName: '蓝海', logoUrl: 'https://a.b/c.png', loginUrl: null, accent: '#0a6c5a' },
      ...{ hidden: ['home', 'unknown', 'contact'], origins: ['https://erp.example.com'] },
    }
    expect(readSite(JSON.stringify(given))).toEqual({
      ...given,
      isWhiteLabel: true,
      hidden: new Set(['home', 'contact']),
      flags: {},
    })
  })

  it('leaves out what is not of its kind', () => {
    const given = {
      ...{ siteName: '蓝海', logoUrl: 'javascript:alert(1)', loginUrl: 5, accent: 'red' },
      ...{ hidden: 'home', origins: ['*', 'null', 'https://a.example.com/x', 7] },
    }
    expect(readSite(JSON.stringify(given))).toMatchObject({
      ...{ logoUrl: null, loginUrl: null, accent: null, hidden: new Set(), origins: [] },
    })
  })

  it('brings switched features also to the product’s own brand', () => {
    expect(readSite('{"flags":{"registration":false,"other":"x"}}')).toMatchObject({
      ...{ isWhiteLabel: false, flags: { registration: false } },
    })
  })
})
