import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { checkCode } from '../../src/modules/messages/store/verification-code.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { DeliveryError } from '../../src/platform/delivery/delivery-error.ts'
import { codeOf, keepingChannels, otherCode, sendAll } from '../delivery/channels-fixture.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, freshMobile, PASSWORD } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const NEW = { password: 'autumn-99', confirm_password: 'autumn-99' }
const WRONG = '验证码不正确或已失效，请核对，或重新获取'

describeOnBothEngines('codes', (database) => {
  const { channels, texts, state } = keepingChannels()
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { channels, messageFactor: 1e6 })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    state.refusal = undefined
  })
  const ask = (to: string, purpose = 'reset') => server.post('/api/weapp/codes', { purpose, to })
  const redeem = (to: string, code: string) => server.post('/api/weapp/codes/redeem', { to, code })
  const forget = () => db.pool.query('delete from message_rate')
  const sent = async (to: string, purpose = 'reset') => {
    await forget()
    expect((await ask(to, purpose)).status).toBe(200)
    await sendAll(db, channels)
    return codeOf(texts, to)
  }
  const register = (mobile: string, code?: string) =>
    server.post('/api/weapp/register', {
      ...{ mobile, password: PASSWORD, confirm_password: PASSWORD, ...ACCEPTED },
      ...(code === undefined ? {} : { code }),
    })

  test('a forgotten password is set again by a code, once, and no code or number is kept in clear', async () => {
    const { mobile, token } = await entered(db)
    const code = await sent(mobile)
    expect(code).toMatch(/^\d{6}$/)
    const kept = await db.pool.query('select * from verification_code')
    const outbox = await db.pool.query('select * from outgoing_message')
    const job = await db.pool.query("select * from job where kind = 'send-message'")
    for (const secret of [code, mobile])
      expect(JSON.stringify([kept.rows, outbox.rows, job.rows, server.log])).not.toContain(`"${secret}"`)
    expect(outbox.rows.every(({ sealed }) => sealed === null)).toBe(true)
    const answer = await redeem(mobile, code)
    const { token: link } = answer.body.data as { token: string }
    expect((await redeem(mobile, code)).body.reason).toBe('code_wrong')
    const reset = await server.post('/api/weapp/reset-password', { token: link, ...NEW, endKeys: true })
    expect(reset.status).toBe(200)
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(401)
    expect(await server.signIn(mobile, NEW.password)).toMatch(/^hx_/)
  })

  test('who asks for a number without an account, an operator or a demo account hears the same, and nothing is sent', async () => {
    const [known, operator, demo] = [await entered(db), await entered(db), await entered(db)]
    await db.pool.query('update app_user set is_demo = true where id = $1', [demo.id])
    await setOperator(db, operator.mobile, true, 'test')
    const answers = []
    const before = texts.length
    for (const mobile of [known.mobile, freshMobile(), operator.mobile, demo.mobile]) {
      const { status, body } = await ask(mobile)
      answers.push([status, body.code, Object.keys(body.data)])
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await sendAll(db, channels)
    expect(texts.slice(before).map(({ mobile }) => mobile)).toEqual([known.mobile])
    const wrong = otherCode(codeOf(texts, known.mobile))
    const said = [await redeem(known.mobile, wrong), await redeem(freshMobile(), wrong)]
    expect(said.map(({ text }) => JSON.parse(text).message)).toEqual([WRONG, WRONG])
    expect(said.map(({ status }) => status)).toEqual([422, 422])
  })

  test('asking writes the same rows whether or not there is an account', async () => {
    const { mobile } = await entered(db)
    const count = async () => {
      const tables = [
        'verification_code',
        'outgoing_message',
        'message_rate',
        "job where kind = 'send-message'",
      ]
      const rows = await Promise.all(tables.map((table) => db.pool.query(`select 1 from ${table}`)))
      return rows.map(({ rows: found }) => found.length)
    }
    const added: number[][] = []
    for (const to of [mobile, freshMobile()]) {
      const before = await count()
      await ask(to)
      added.push((await count()).map((n, index) => n - (before[index] ?? 0)))
    }
    expect(added[0]).toEqual(added[1])
  })

  test('the fifth try counts, a sixth does not, and tries at one moment are all counted', async () => {
    const { mobile } = await entered(db)
    const code = await sent(mobile)
    for (let tries = 0; tries < 4; tries++) expect((await redeem(mobile, otherCode(code))).status).toBe(422)
    expect((await redeem(mobile, code)).status).toBe(200)
    const second = await sent(mobile)
    await Promise.all(Array.from({ length: 5 }, () => redeem(mobile, otherCode(second))))
    expect((await redeem(mobile, second)).body.reason).toBe('code_wrong')
    const third = await sent(mobile)
    expect((await redeem(mobile, third)).status, 'a new code has five tries of its own').toBe(200)
  })

  test('a code that was judged is used up no more once a newer one was asked for', async () => {
    const { mobile } = await entered(db)
    const to = { channel: 'text', key: mobile } as const
    const useUp = await checkCode(db, 'reset', to, await sent(mobile))
    const newer = await sent(mobile)
    expect(await db.transaction(useUp)).toBe(false)
    expect((await redeem(mobile, newer)).status).toBe(200)
  })

  test.each([
    ["now() + interval '5 seconds'", 200],
    ["now() - interval '1 millisecond'", 422],
  ])('a code that ends at %s answers %i; it lives ten minutes', async (end, status) => {
    const { mobile } = await entered(db)
    const code = await sent(mobile)
    const { rows } = await db.pool.query(
      'select max(extract(epoch from expires_at - now()))::float8 as s from verification_code',
    )
    expect(rows[0].s).toBeGreaterThan(590)
    expect(rows[0].s).toBeLessThanOrEqual(600)
    await db.pool.query(`update verification_code set expires_at = ${end}`)
    expect((await redeem(mobile, code)).status).toBe(status)
  })

  test('of many at one moment one takes it, and a newer code ends the older', async () => {
    const { mobile } = await entered(db)
    const older = await sent(mobile)
    const newer = await sent(mobile)
    if (older !== newer) expect((await redeem(mobile, older)).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 3 }, () => redeem(mobile, newer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a code for one purpose is none for the other', async () => {
    const mobile = freshMobile()
    const code = await sent(mobile, 'register')
    expect((await redeem(mobile, code)).body.reason).toBe('code_wrong')
    expect((await register(mobile, code)).status).toBe(200)
  })

  test('registration needs the code of its mobile, and tells a taken number only to who has it', async () => {
    const mobile = freshMobile()
    expect((await register(mobile)).body.reason).toBe('code_needed')
    expect((await register(mobile, '000000')).body.reason).toBe('code_wrong')
    const taken = await entered(db)
    expect((await register(taken.mobile, '000000')).text).toContain(WRONG)
    const code = await sent(mobile, 'register')
    expect((await register(freshMobile(), code)).body.reason).toBe('code_wrong')
    expect((await register(mobile, code)).status).toBe(200)
    const own = await sent(taken.mobile, 'register')
    expect((await register(taken.mobile, own)).body.reason).toBe('mobile_unavailable')
  })

  test('a code to register with goes to mobiles alone', async () => {
    const answer = await ask('li.lei@example.com', 'register')
    expect([answer.status, answer.body.message]).toEqual([400, '手机号码格式不正确'])
  })

  test('a link that a code gave is dead once its account is an operator', async () => {
    const { mobile } = await entered(db)
    const { token } = (await redeem(mobile, await sent(mobile))).body.data as { token: string }
    await setOperator(db, mobile, true, 'test')
    const reset = await server.post('/api/weapp/reset-password', { token, ...NEW, endKeys: true })
    expect(reset.body.reason).toBe('reset_link_dead')
  })

  test('a provider that refuses: the site goes on, the operator sees why, and a later try sends it', async () => {
    const { mobile } = await entered(db)
    await forget()
    state.refusal = new DeliveryError('短信服务商的余额不足。', false)
    expect((await ask(mobile)).status).toBe(200)
    const before = texts.length
    expect(await sendAll(db, channels)).toHaveLength(1)
    const [row] = (await db.pool.query('select * from outgoing_message order by created_at desc limit 1'))
      .rows
    expect(row).toMatchObject({ state: 'waiting', last_error: '短信服务商的余额不足。' })
    state.refusal = undefined
    await db.pool.query(
      "update job set run_at = 0, tries = 0 where state = 'waiting' and kind = 'send-message'",
    )
    await sendAll(db, channels)
    expect(texts).toHaveLength(before + 1)
    state.refusal = new DeliveryError('号码不存在。', true)
    await forget()
    await ask(mobile)
    expect(await sendAll(db, channels)).toEqual([])
    const ended = await db.pool.query("select * from outgoing_message where state = 'refused'")
    expect(ended.rows[0]).toMatchObject({ last_error: '号码不存在。', sealed: null })
  })

  test('what is over when its turn comes is not sent', async () => {
    const { mobile } = await entered(db)
    await forget()
    await ask(mobile)
    await db.pool.query("update outgoing_message set expires_at = now() where state = 'waiting'")
    const before = texts.length
    await sendAll(db, channels)
    expect(texts).toHaveLength(before)
    const { rows } = await db.pool.query("select 1 from outgoing_message where state = 'expired'")
    expect(rows.length).toBeGreaterThan(0)
  })
})
