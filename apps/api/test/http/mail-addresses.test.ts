import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAIL_ACTS } from '../../src/modules/messages/commands/mail-acts.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { DeliveryError } from '../../src/platform/delivery/delivery-error.ts'
import { returnAddressOf } from '../../src/platform/mail/return-address.ts'
import { keepingChannels, sendAll } from '../delivery/channels-fixture.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

let made = 0
const freshAddress = () => `Li.Lei${++made}@Example.com`

describeOnBothEngines('mail addresses', (database) => {
  const { channels, mails, state } = keepingChannels()
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { channels, messageFactor: 1e6 })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    state.refusal = undefined
    await db.pool.query('delete from message_rate')
  })
  const add = (address: string, token: string) => server.post('/api/me/mail-addresses', { address }, token)
  const list = async (token: string) =>
    (await server.get('/api/me/mail-addresses', token)).body.data as {
      id: string
      address: string
      state: string
    }[]
  const states = async (token: string) => (await list(token)).map(({ state: is }) => is)
  const confirm = (token: string) => server.post('/api/weapp/mail-addresses/confirm', { token })
  const linkTo = async (address: string) => {
    await sendAll(db, channels)
    const mail = mails.filter(({ to }) => to === address).at(-1)
    return /view=mail#(hxm_[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const verified = async (address: string, token: string) => {
    expect((await add(address, token)).status).toBe(200)
    expect((await confirm(await linkTo(address))).status).toBe(200)
  }
  const askCode = (to: string) => server.post('/api/weapp/codes', { purpose: 'reset', to })
  const codeTo = (to: string) =>
    /\b(\d{6})\b/.exec(mails.filter((mail) => mail.to === to).at(-1)?.text ?? '')?.[1]

  test('an address counts once its link was opened, once, and the token is kept as a digest', async () => {
    const [{ token }, address] = [await entered(db), freshAddress()]
    expect((await add(address, token)).status).toBe(200)
    expect(await list(token)).toMatchObject([{ address, state: 'waiting' }])
    const link = await linkTo(address)
    const { rows } = await db.pool.query('select * from user_mail')
    expect(JSON.stringify(rows)).not.toContain(link)
    expect(mails.at(-1)).toMatchObject({ subject: '确认您的邮箱地址', unsubscribeUrl: null })
    expect(mails.at(-1)?.html).toContain(`https://www.example.com/login?view=mail#${link}`)
    expect((await confirm(link)).status).toBe(200)
    expect(await states(token)).toEqual(['verified'])
    expect((await confirm(link)).body.reason).toBe('mail_link_dead')
  })

  test.each([
    ["now() + interval '5 seconds'", 200],
    ["now() - interval '1 millisecond'", 409],
  ])('a link that ends at %s answers %i; it lives a day, and a newer one ends it', async (end, status) => {
    const [{ token }, address] = [await entered(db), freshAddress()]
    await add(address, token)
    const older = await linkTo(address)
    await db.pool.query('delete from message_rate')
    await add(address, token)
    const newer = await linkTo(address)
    const { rows } = await db.pool.query(
      'select max(extract(epoch from token_expires_at - now()))::float8 as s from user_mail',
    )
    expect(rows[0].s).toBeGreaterThan(86_390)
    expect(rows[0].s).toBeLessThanOrEqual(86_400)
    expect((await confirm(older)).status).toBe(409)
    await db.pool.query(`update user_mail set token_expires_at = ${end} where token_hash is not null`)
    expect((await confirm(newer)).status).toBe(status)
  })

  test('a link that waits is dead once there is a new password', async () => {
    const [{ token }, address] = [await entered(db), freshAddress()]
    await add(address, token)
    const link = await linkTo(address)
    const body = { password: 'autumn-99', confirm_password: 'autumn-99' }
    expect((await server.post('/api/weapp/setpassword', body, token)).status).toBe(200)
    expect((await confirm(link)).body.reason).toBe('mail_link_dead')
    await db.pool.query('delete from message_rate')
    await add(address, token)
    expect((await confirm(await linkTo(address))).status).toBe(200)
  })

  test('needs a proof of presence, since it can set the password', async () => {
    const { id, token } = await entered(db)
    await db.pool.query('update session set proved_at = null where user_id = $1', [id])
    expect((await add(freshAddress(), token)).body.reason).toBe('proof_needed')
  })

  test('five are the most; a verified one is not asked again', async () => {
    const { token } = await entered(db)
    const first = freshAddress()
    await verified(first, token)
    for (let n = 1; n < 5; n++) expect((await add(freshAddress(), token)).status).toBe(200)
    expect((await add(freshAddress(), token)).body.reason).toBe('mail_addresses_full')
    await sendAll(db, channels)
    const before = mails.length
    expect((await add(first, token)).status).toBe(200)
    await sendAll(db, channels)
    expect(mails).toHaveLength(before)
    expect(await list(token)).toHaveLength(5)
  })

  test('belongs to whose mailbox it is: who verifies it last has it, and nobody sees that another has', async () => {
    const [one, other, address] = [await entered(db), await entered(db), freshAddress()]
    await verified(address, one.token)
    await db.pool.query('delete from message_rate')
    expect((await add(address, other.token)).text).toBe('{"code":0,"data":null}')
    // The same recipient, once a minute.
    expect((await add(address.toLowerCase(), other.token)).body.reason).toBe('codes_used')
    expect(await states(one.token)).toEqual(['verified'])
    expect((await confirm(await linkTo(address))).status).toBe(200)
    expect([await states(one.token), await states(other.token)]).toEqual([[], ['verified']])
  })

  test('of people who open their links at one moment one has the address, and nobody meets an error', async () => {
    for (let round = 0; round < 4; round++) {
      const [people, address] = [[await entered(db), await entered(db), await entered(db)], freshAddress()]
      const links: string[] = []
      for (const { token } of people) {
        await db.pool.query('delete from message_rate')
        await add(address, token)
        links.push(await linkTo(address))
      }
      const answers = await Promise.all(links.map(confirm))
      // Who is overtaken has verified the address too, or finds a dead link.
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const held = (await Promise.all(people.map(({ token }) => states(token)))).flat()
      expect(held.filter((state) => state === 'verified')).toHaveLength(1)
    }
  })

  // U+212A, the sign of kelvin, is k in lower case: the address of somebody else.
  test.each(['a\u0000b@example.com', '\ud800@example.com', 'a\u0001@example.com', '\u212Aim@example.com'])(
    '%j is no address',
    async (address) => {
      const { token } = await entered(db)
      expect([(await add(address, token)).status, (await askCode(address)).status]).toEqual([400, 400])
    },
  )

  test('is removed by its owner alone', async () => {
    const [one, other, address] = [await entered(db), await entered(db), freshAddress()]
    await verified(address, one.token)
    const [{ id } = { id: '' }] = await list(one.token)
    const remove = (token: string) => server.call('DELETE', `/api/me/mail-addresses/${id}`, { token })
    expect((await remove(other.token)).status).toBe(404)
    expect((await remove(one.token)).status).toBe(200)
    expect(await list(one.token)).toEqual([])
  })

  test('a verified one gets the code to a new password, whatever its letters; one that waits gets none', async () => {
    const [{ token }, address] = [await entered(db), freshAddress()]
    await add(address, token)
    const link = await linkTo(address)
    await db.pool.query('delete from message_rate')
    const lower = address.toLowerCase()
    expect((await askCode(lower)).status).toBe(200)
    await sendAll(db, channels)
    expect(codeTo(lower)).toBeUndefined()
    await confirm(link)
    await db.pool.query('delete from message_rate')
    await askCode(address.toUpperCase())
    await sendAll(db, channels)
    const code = codeTo(lower) ?? ''
    const answer = await server.post('/api/weapp/codes/redeem', { to: address, code })
    expect((answer.body.data as { token: string }).token).toMatch(/^hxr_/)
  })

  test('a refused recipient ends the address until it is verified again', async () => {
    const [{ token }, address] = [await entered(db), freshAddress()]
    await verified(address, token)
    const other = freshAddress()
    state.refusal = new DeliveryError('邮件服务器不接受收件地址（550）。', true)
    await add(other, token)
    await sendAll(db, channels)
    expect(await states(token)).toEqual(['verified', 'bounced'])
    state.refusal = undefined
    await db.pool.query('delete from message_rate')
    await add(other, token)
    expect((await confirm(await linkTo(other))).status).toBe(200)
    expect(await states(token)).toEqual(['verified', 'verified'])
  })

  test('a mail that comes back ends its address, also when it brought a code', async () => {
    const [{ token }, address] = [await entered(db), freshAddress()]
    await verified(address, token)
    await db.pool.query('delete from message_rate')
    await askCode(address)
    await sendAll(db, channels)
    const code = mails.at(-1)
    expect(code?.to).toBe(address.toLowerCase())
    const said: string[] = []
    const out = { text: (line: string) => void said.push(line), json: () => undefined }
    const bounced = (words: string[]) =>
      MAIL_ACTS['mail bounced']?.(
        db,
        { words: ['bounced', ...words], option: () => undefined } as never,
        out as never,
        {} as never,
      )
    await bounced([returnAddressOf('back@example.com', code?.id ?? '')])
    expect(await states(token)).toEqual(['bounced'])
    await db.pool.query('delete from message_rate')
    const before = mails.length
    await askCode(address)
    await sendAll(db, channels)
    expect(mails).toHaveLength(before)
    await bounced([`back+${'0'.repeat(32)}@example.com`])
    expect(said).toEqual(['已停止向该邮箱地址发信，直到它重新确认', '没有与这封邮件对应的邮箱地址，未作改动'])
    await expect(bounced(['back@example.com'])).rejects.toThrow('这不是退信地址')
  })

  test('a site without mail says so and offers nothing', async () => {
    const bare = await runServer(db)
    const { token } = await entered(db)
    const answer = await bare.post('/api/me/mail-addresses', { address: freshAddress() }, token)
    expect([answer.status, answer.body.reason, answer.body.message]).toEqual([
      409,
      'channel_missing',
      '本站没有开通邮件，请联系客服',
    ])
    expect((await bare.get('/api/weapp/channels')).body.data).toEqual({ mail: false, text: false })
    expect((await server.get('/api/weapp/channels')).body.data).toEqual({ mail: true, text: true })
    const code = await bare.post('/api/weapp/codes', { purpose: 'reset', to: '13900000001' })
    expect(code.body.message).toBe('本站没有开通短信，请联系客服')
    await bare.close()
  })
})
