import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashRuns } from '../../src/modules/account/store/password-hash.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, freshMobile, PASSWORD, person, tokenOf } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const LENGTH = '长度在 6 到 16 个字符'

describeOnBothEngines('an account of one’s own', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const register = (about: object) =>
    server.post('/api/weapp/register', {
      mobile: freshMobile(),
      password: 'spring-77',
      confirm_password: 'spring-77',
      ...ACCEPTED,
      ...about,
    })
  const infoOf = async (token: string) =>
    (await server.get('/api/user/getUserInfo', token)).body.data as Record<string, unknown>

  describe('registration', () => {
    test('opens a general account and signs it in', async () => {
      const mobile = freshMobile()
      const answer = await register({ mobile })
      expect(answer.status).toBe(200)
      const { token } = answer.body.data as { token: string }
      expect(await infoOf(token)).toMatchObject({
        mobile,
        nickname: `用户${mobile.slice(-4)}`,
        vip_type: 'general',
        loginCount: 1,
      })
      expect(await server.signIn(mobile, 'spring-77')).toMatch(/^hx_/)
    })

    test.each([
      [{ mobile: '' }, '请输入手机号码'],
      [{ mobile: '12800138000' }, '手机号码格式不正确'],
      [{ mobile: '1380013800' }, '手机号码格式不正确'],
      [{ mobile: '138001380001' }, '手机号码格式不正确'],
      [{ mobile: '１３８００１３８０００' }, '手机号码格式不正确'],
      [{ mobile: 13_800_138_000 }, '手机号码格式不正确'],
      [{ password: '' }, '请输入密码'],
      [{ password: 'short' }, LENGTH],
      [{ password: 'a-password-of-17c' }, LENGTH],
      [{ confirm_password: '' }, '请再次输入密码'],
      [{ confirm_password: 'short' }, LENGTH],
      [{ confirm_password: 'spring-78' }, '两次输入密码不一致'],
    ])('%j → %s', async (about, message) => {
      const answer = await register(about)
      expect(answer.status).toBe(400)
      expect([answer.body.message, answer.body.msg]).toEqual([message, message])
      expect((answer.body.data as { fields: { message: string }[] }).fields[0]?.message).toBe(message)
    })

    test.each([{ password: 6 }, { password: 16 }])(
      'a password of $password characters is allowed and kept whole',
      async ({ password: length }) => {
        const mobile = freshMobile()
        const password = ' 密x9-Q?+ 0a~B_e*'.slice(0, length)
        expect(password).toHaveLength(length)
        expect((await register({ mobile, password, confirm_password: password })).status).toBe(200)
        expect(
          (await server.post('/api/weapp/loginpassword', { mobile, password: password.slice(0, -1) })).status,
        ).toBe(401)
        expect(await server.signIn(mobile, password)).toMatch(/^hx_/)
      },
    )

    test.each(['123456', '654321', '111111', 'abcdef', '1234567890', 'Password1', 'haixuan'])(
      '%s is too easy',
      async (password) => {
        expect((await register({ password, confirm_password: password })).body.reason).toBe('weak_password')
      },
    )

    test('a part of one’s own mobile is too easy', async () => {
      const mobile = freshMobile()
      expect(
        (await register({ mobile, password: mobile.slice(3), confirm_password: mobile.slice(3) })).body
          .reason,
      ).toBe('weak_password')
    })

    test('a taken mobile costs the same work and leaves its owner untouched', async () => {
      const { mobile } = await person(db)
      const before = hashRuns()
      const answer = await register({ mobile })
      expect([answer.status, answer.body.reason, hashRuns() - before]).toEqual([409, 'mobile_unavailable', 1])
      expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
    })

    test('of many at once with one mobile, one gets it', async () => {
      const mobile = freshMobile()
      const answers = await Promise.all(Array.from({ length: 8 }, () => register({ mobile })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    })

    test('nothing but the contract can be set', async () => {
      expect((await register({ vip_type: 'yqyy' })).body.data).toMatchObject({
        fields: [{ path: 'body.vip_type' }],
      })
    })
  })

  describe('password', () => {
    test('setting it ends the other sessions, not this one', async () => {
      const { id, mobile } = await person(db)
      const [here, there] = [await tokenOf(db, id), await tokenOf(db, id)]
      const answer = await server.post(
        '/api/weapp/setpassword',
        { password: 'autumn-99', confirm_password: 'autumn-99' },
        here,
      )
      expect(answer.text).toBe('{"code":0,"data":null}')
      expect((await server.get('/api/user/getUserInfo', here)).status).toBe(200)
      expect((await server.get('/api/user/getUserInfo', there)).status).toBe(401)
      expect((await server.post('/api/weapp/loginpassword', { mobile, password: PASSWORD })).status).toBe(401)
      expect(await server.signIn(mobile, 'autumn-99')).toMatch(/^hx_/)
    })

    test.each([
      [{ password: '', confirm_password: 'autumn-99' }, '请输入密码'],
      [{ confirm_password: 'autumn-99' }, '请输入密码'],
      [{ password: 'five5', confirm_password: 'autumn-99' }, LENGTH],
      [{ password: 'autumn-99', confirm_password: '' }, '请再次输入密码'],
      [{ password: 'autumn-99' }, '请再次输入密码'],
      [{ password: 'autumn-99', confirm_password: 'autumn-98' }, '两次输入密码不一致'],
    ])('%j → %s', async (body, message) => {
      const token = (await entered(db)).token
      const answer = await server.post('/api/weapp/setpassword', body, token)
      expect([answer.status, answer.body.message]).toEqual([400, message])
    })
  })

  describe('edit', () => {
    test('nickname and password, the blank one unchanged', async () => {
      const { id, mobile } = await person(db)
      const token = await server.signIn(mobile, PASSWORD)
      expect(
        (
          await server.post(
            '/api/user/edit',
            { id, nickname: '海风', password: '', confirmPassword: '' },
            token,
          )
        ).status,
      ).toBe(200)
      expect(await infoOf(token)).toMatchObject({ nickname: '海风' })
      expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
      expect(
        (await server.post('/api/user/edit', { password: 'winter-33', confirmPassword: 'winter-33' }, token))
          .status,
      ).toBe(200)
      expect(await server.signIn(mobile, 'winter-33')).toMatch(/^hx_/)
      expect(await infoOf(token)).toMatchObject({ nickname: '海风' })
    })

    test('a password that differs from its confirmation', async () => {
      const token = (await entered(db)).token
      for (const body of [
        { password: 'winter-33', confirmPassword: 'winter-34' },
        { password: 'winter-33' },
        { password: '', confirmPassword: 'winter-34' },
      ]) {
        expect((await server.post('/api/user/edit', body, token)).body.message).toBe('两次密码不一致')
      }
    })

    test('nobody else and nothing else', async () => {
      const [a, b] = [await entered(db), await person(db)]
      const { token } = a
      expect((await server.post('/api/user/edit', { id: b.id, nickname: '他人' }, token)).body.reason).toBe(
        'not_your_account',
      )
      for (const extra of [
        { vip_type: 'yqyy' },
        { vipExpire: 0 },
        { puser: null },
        { mobile: '13900000000' },
        { is_pre: 0 },
      ]) {
        expect((await server.post('/api/user/edit', { nickname: '甲', ...extra }, token)).status).toBe(400)
      }
      expect(await infoOf(token)).toMatchObject({
        vip_type: 'general',
        nickname: `用户${a.mobile.slice(-4)}`,
      })
    })
  })

  describe('an ERP account', () => {
    const erp = () => entered(db, { mobile: `erp-${crypto.randomUUID()}` })

    test('gets its mainland mobile once; other sessions end; the old name is gone', async () => {
      const { id, mobile: old, token } = await erp()
      const other = await tokenOf(db, id)
      const mobile = freshMobile()
      expect((await server.post('/api/erp/updateUser', { mobile }, token)).text).toBe(
        '{"code":0,"data":null}',
      )
      expect(await infoOf(token)).toMatchObject({ mobile })
      expect((await server.get('/api/user/getUserInfo', other)).status).toBe(401)
      expect(
        (await server.post('/api/weapp/loginpassword', { mobile: old, password: PASSWORD })).status,
      ).toBe(401)
      expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
      const again = await server.post('/api/erp/updateUser', { mobile: freshMobile() }, token)
      expect([again.status, again.body.reason]).toEqual([403, 'not_erp_account'])
    })

    test('never takes a number that somebody has, and cannot try many', async () => {
      const { token } = await erp()
      const { mobile } = await person(db)
      for (let i = 0; i < 5; i++)
        expect((await server.post('/api/erp/updateUser', { mobile }, token)).body.reason).toBe(
          'mobile_unavailable',
        )
      expect((await server.post('/api/erp/updateUser', { mobile }, token)).status).toBe(429)
      expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
    })

    test('an ordinary account cannot, and the pattern holds', async () => {
      const ordinary = (await entered(db)).token
      expect((await server.post('/api/erp/updateUser', { mobile: freshMobile() }, ordinary)).status).toBe(403)
      const { token } = await erp()
      expect((await server.post('/api/erp/updateUser', { mobile: 'erp-2' }, token)).body.message).toBe(
        '手机号码格式不正确',
      )
    })

    test('of two at once with two numbers, one counts and the account keeps one name', async () => {
      const { id, token } = await erp()
      const answers = await Promise.all(
        [freshMobile(), freshMobile()].map((mobile) => server.post('/api/erp/updateUser', { mobile }, token)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { rows } = await db.pool.query('select mobile from user_mobile where user_id = $1', [id])
      expect(rows).toHaveLength(1)
    })
  })
})
