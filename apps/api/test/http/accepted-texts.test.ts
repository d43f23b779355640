import { legalTexts } from '@haixuan/api-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, freshMobile, PASSWORD } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const ASKED = '请先阅读并同意《用户协议》和《隐私政策》'

describeOnBothEngines('the texts that a new account accepts', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const register = (mobile: string, texts: object) =>
    server.post('/api/weapp/register', { mobile, password: PASSWORD, confirm_password: PASSWORD, ...texts })
  const enter = (mobile: string, texts: object = {}) =>
    server.post('/api/weapp/loginpassword', { mobile, password: PASSWORD, ...texts })
  const keptOf = async (mobile: string) =>
    (
      await db.pool.query(
        `select terms_version, privacy_version, accepted_at > now() - interval '1 minute' as is_fresh
        from accepted_text join user_mobile using (user_id) where mobile = $1`,
        [mobile],
      )
    ).rows
  const VERSIONS = {
    terms_version: legalTexts.terms.version,
    privacy_version: legalTexts.privacy.version,
    is_fresh: true,
  }

  test('are kept by version and time; the page and the server name the same versions', async () => {
    const mobile = freshMobile()
    const fromPage = {
      termsVersion: legalTexts.terms.version,
      privacyVersion: legalTexts.privacy.version,
    }
    expect((await register(mobile, fromPage)).status).toBe(200)
    expect(await keptOf(mobile)).toEqual([VERSIONS])
    // Signing in later keeps no second one.
    expect((await enter(mobile, ACCEPTED)).status).toBe(200)
    expect(await keptOf(mobile)).toHaveLength(1)
  })

  test.each([
    [{}, ASKED],
    [{ termsVersion: ACCEPTED.termsVersion }, ASKED],
    [{ ...ACCEPTED, privacyVersion: '' }, ASKED],
    [{ ...ACCEPTED, termsVersion: '1'.repeat(17) }, '用户协议的版本号最多 16 位'],
    [{ ...ACCEPTED, privacyVersion: 1 }, undefined],
  ])('%j → 400, and no account', async (texts, message) => {
    const mobile = freshMobile()
    const answer = await register(mobile, texts)
    expect(answer.status).toBe(400)
    if (message !== undefined) expect(answer.body.message).toBe(message)
    expect((await enter(mobile)).status).toBe(401)
  })

  test.each([
    [{ termsVersion: '0.9' }, `《用户协议》当前为 ${ACCEPTED.termsVersion} 版`],
    [{ privacyVersion: '99' }, `《隐私政策》当前为 ${ACCEPTED.privacyVersion} 版`],
  ])('%j → 422 with the version in force, and no account', async (texts, said) => {
    const mobile = freshMobile()
    const answer = await register(mobile, { ...ACCEPTED, ...texts })
    expect([answer.status, answer.body.reason]).toEqual([422, 'terms_outdated'])
    expect(answer.body.message).toBe(`您同意的不是当前版本：${said}。请刷新页面，阅读后重新勾选`)
    expect(await keptOf(mobile)).toEqual([])
    expect((await register(mobile, ACCEPTED)).status).toBe(200)
  })

  test('a sub-account accepts when it first signs in, and only who has its password is asked', async () => {
    const { token } = await entered(db, {
      vipType: 'black_drill',
      vipExpire: new Date(Date.now() + 86_400_000),
    })
    const mobile = freshMobile()
    const added = await server.post('/api/user/addSubAccount', { mobile, password: PASSWORD }, token)
    expect(added.status).toBe(200)
    const wrong = await server.post('/api/weapp/loginpassword', { mobile, password: 'another-one-1' })
    expect([wrong.status, wrong.body.reason]).toEqual([401, 'bad_credentials'])
    // More often than wrong passwords are free: being asked is no failed try.
    for (let time = 0; time < 7; time++) {
      const asked = await enter(mobile)
      expect([asked.status, asked.body.reason]).toEqual([422, 'terms_needed'])
    }
    expect((await enter(mobile, { termsVersion: ACCEPTED.termsVersion })).body.reason).toBe('terms_needed')
    const old = await enter(mobile, { ...ACCEPTED, termsVersion: '0.9' })
    expect([old.status, old.body.reason]).toEqual([422, 'terms_outdated'])
    expect(await keptOf(mobile)).toEqual([])
    expect((await enter(mobile, ACCEPTED)).status).toBe(200)
    expect(await keptOf(mobile)).toEqual([VERSIONS])
    expect((await enter(mobile)).status).toBe(200)
  })

  test('who had an account before is asked nothing', async () => {
    const { mobile } = await entered(db)
    expect((await enter(mobile)).status).toBe(200)
    expect(await keptOf(mobile)).toEqual([])
  })
})
