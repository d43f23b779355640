import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHostMessage } from './host-message.ts'

const ERP = 'https://erp.example.com'
const nonce = 'A'.repeat(22)
const mobile = { type: 'getUserMobile', v: 1, nonce, mobile: '13812341234' }
const read = (data: unknown, origin = ERP, isFromParent = true) =>
  readHostMessage({ data, origin, isFromParent }, [ERP])

describe('a message of a host client', () => {
  it('is heard when window, origin, version and fields are right', () => {
    expect(read(mobile)).toEqual({ type: 'getUserMobile', nonce, mobile: '13812341234' })
    expect(read({ type: 'getToken', v: 1, nonce })).toEqual({ type: 'getToken', nonce })
  })

  it.each([
    'https://erp.example.com:8443',
    'http://erp.example.com',
    'https://erp.example.com.evil.com',
    'https://evil-erp.example.com',
    'https://xn--rp-xka.example.com',
    'https://erp.example.com/',
    'null',
    '',
  ])('is not heard from %s', (origin) => expect(read(mobile, origin)).toBeUndefined())

  it('is not heard from another window, nor anywhere without a list', () => {
    expect(read(mobile, ERP, false)).toBeUndefined()
    expect(readHostMessage({ data: mobile, origin: ERP, isFromParent: true }, [])).toBeUndefined()
    expect(readHostMessage({ data: mobile, origin: 'null', isFromParent: true }, ['null'])).toBeUndefined()
  })

  it.each([
    ['an ERP name', { ...mobile, mobile: 'erp-1' }],
    ['a number', { ...mobile, mobile: 13_812_341_234 }],
    ['another version', { ...mobile, v: 2 }],
    ['no nonce', { type: 'getUserMobile', v: 1, mobile: '13812341234' }],
    ['a nonce that is none', { ...mobile, nonce: '' }],
    ['one field more', { ...mobile, vip_type: 'yqyy' }],
    ['another type', { ...mobile, type: 'setToken' }],
    ['a mobile to a token', { type: 'getToken', v: 1, nonce, mobile: '13812341234' }],
    ['text', JSON.stringify(mobile)],
    ['a list', [mobile]],
  ])('with %s is not heard', (_, data) => expect(read(data)).toBeUndefined())

  it('of any other form is not heard, and reading never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withSet: true }), (data) => {
        expect(read(data)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})
