import { describe, expect, test } from 'vitest'
import { refuseDifferentRepetition, refuseWeakPassword } from './password-rule.ts'

const MOBILE = '13812345678'
const weak =
  (password: string, mobile = MOBILE) =>
  () =>
    refuseWeakPassword(password, mobile)

describe('a weak password', () => {
  test.each(['password', 'PassWord', '1qaz2wsx', 'woaini1314', 'haixuan888', 'temu123', 'aliexpress'])(
    '%s is what leaks have most of',
    (password) => {
      expect(weak(password)).toThrow('密码过于简单，请换一个不容易猜到的密码')
    },
  )

  test.each(['111111', 'aaaaaa', '123456', '654321', 'abcdef', 'FEDCBA', '4567890', '78901'])(
    '%s is one run of keys',
    (password) => {
      expect(weak(password)).toThrow()
    },
  )

  test.each(['135791', '2468ac', '1234567', '12345', '91'])('%s: a run is of single steps', (password) => {
    const isRun = ['1234567', '12345'].includes(password)
    if (isRun) expect(weak(password)).toThrow()
    else expect(weak(password)).not.toThrow()
  })

  test.each(['1234576', '1234556', '1122334', 'abcdeg', '098766', '123457', '124567', '90123x'])(
    '%s is broken by its end',
    (password) => {
      expect(weak(password)).not.toThrow()
    },
  )

  test('digits of the own mobile are one, those of another or with a letter are not', () => {
    expect(weak('381234', '13812349876')).toThrow()
    expect(weak('13812349876', '13812349876')).toThrow()
    expect(weak('381235', '13812349876')).not.toThrow()
    expect(weak('38123x', '138123x')).not.toThrow()
  })

  test('is told at its field', () => {
    expect(weak('111111')).toThrow(
      expect.objectContaining({
        reason: 'weak_password',
        details: {
          fields: [{ path: 'body.password', message: '密码过于简单，请换一个不容易猜到的密码' }],
        },
      }),
    )
  })
})

test('both entries are the same, to the letter', () => {
  expect(() => refuseDifferentRepetition('Abc-4711', 'Abc-4711')).not.toThrow()
  expect(() => refuseDifferentRepetition('Abc-4711', 'abc-4711')).toThrow(
    expect.objectContaining({
      ...{ reason: 'passwords_differ', message: '两次输入密码不一致' },
      details: { fields: [{ path: 'body.confirm_password', message: '两次输入密码不一致' }] },
    }),
  )
})
