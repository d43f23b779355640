import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginName, mainlandMobile, newPassword, repetitionOf } from './index.ts'

describe('mainlandMobile', () => {
  it('takes 1, then 3 to 9, then 9 digits, and nothing else', () => {
    const wanted = fc.stringMatching(/^1[3-9][0-9]{9}$/)
    fc.assert(fc.property(wanted, (mobile) => mainlandMobile(mobile) === undefined))
    for (const wrong of ['12800138000', '1380013800', '138001380000', '+8613800138000', '1380013800a']) {
      expect(mainlandMobile(wrong), wrong).toBe('手机号码格式不正确')
    }
    expect(mainlandMobile(' ')).toBe('请输入手机号码')
  })

  it('lets the login name of a host client through where a login is asked', () => {
    expect(loginName('erp_8842')).toBeUndefined()
  })
})

describe('passwords', () => {
  it('have 6 to 16 characters, counted as they are read', () => {
    expect(newPassword('')).toBe('请输入密码')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), (text) => {
        const isRight = [...text].length >= 6 && [...text].length <= 16
        expect(newPassword(text)).toBe(isRight ? undefined : '长度在 6 到 16 个字符')
      }),
    )
  })

  it('are repeated exactly', () => {
    expect(repetitionOf('abcdef1')('')).toBe('请再次输入密码')
    expect(repetitionOf('abcdef1')('abc')).toBe('长度在 6 到 16 个字符')
    expect(repetitionOf('abcdef1')('abcdef2')).toBe('两次输入密码不一致')
    expect(repetitionOf('abcdef1')('abcdef1')).toBeUndefined()
  })
})
