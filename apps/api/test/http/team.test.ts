import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenDigest } from '../../src/modules/account/store/session.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, freshMobile, PASSWORD, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

interface Row {
  son: { id: string; nickname: string; mobile: string; loginCount: number; login_ip: string | null }
  state: string
}

describeOnBothEngines('sub-accounts', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const main = () => entered(db, { vipType: 'black_drill' })
  const add = (token: string, mobile: string, password?: string) =>
    server.post('/api/user/addSubAccount', password === undefined ? { mobile } : { mobile, password }, token)
  const team = async (token: string) =>
    (await server.get('/api/user/getSubAccount', token)).body.data as Row[]
  const update = (token: string, body: object) =>
    server.post('/api/user/updateSubAccount', { nickname: '小林', ...body }, token)
  const info = async (token: string) =>
    (await server.get('/api/user/getUserInfo', token)).body.data as Record<string, unknown>
  /** All that a main account can see of a row, but for what it typed itself and the clock. */
  const outside = ({ son, state }: Row) => ({
    ...son,
    id: son.id.length,
    mobile: '',
    nickname: son.nickname.slice(0, 2),
    state,
  })

  test('adding does not tell who has an account: same bytes, same rows, nobody is bound', async () => {
    const { token } = await main()
    const known = await person(db)
    const answers = [await add(token, known.mobile), await add(token, freshMobile())]
    expect(answers.map(({ text }) => text)).toEqual(['{"code":0,"data":null}', '{"code":0,"data":null}'])
    const [a, b] = await team(token)
    expect(a && outside(a)).toEqual(b && outside(b))
    expect(a?.state).toBe('invited')
    expect(await info(token)).toMatchObject({ son_count: 0 })
    for (const row of await team(token))
      expect((await update(token, { son_id: row.son.id, password: 'first-word-1' })).text).toBe(
        '{"code":0,"data":null}',
      )
    expect(await server.signIn(known.mobile, PASSWORD), 'the known person keeps his password').toMatch(/^hx_/)
    expect(
      (await server.post('/api/weapp/loginpassword', { mobile: known.mobile, password: 'first-word-1' }))
        .status,
    ).toBe(401)
  })

  test('a newcomer enters with the first password and is bound by that', async () => {
    const { id, mobile: boss, token } = await main()
    const mobile = freshMobile()
    await add(token, mobile, 'first-word-1')
    const subAccount = await server.signIn(mobile, 'first-word-1')
    expect(await info(subAccount)).toMatchObject({
      mobile,
      vip_type: 'black_drill',
      puser: { id, mobile: boss },
    })
    expect(await info(token)).toMatchObject({ son_count: 1 })
    expect(await team(token)).toMatchObject([
      { state: 'active', son: { mobile, loginCount: 1, login_ip: '127.0.0.1' } },
    ])
  })

  test('the main account sets nickname and password of an account it opened, and its sessions end', async () => {
    const { token } = await main()
    const mobile = freshMobile()
    await add(token, mobile, 'first-word-1')
    const subAccount = await server.signIn(mobile, 'first-word-1')
    const [row] = await team(token)
    const change = { son_id: row?.son.id, nickname: '运营', password: 'second-word-2' }
    const proved = (at: string) =>
      db.pool.query(`update session set proved_at = ${at} where token_hash = $1`, [tokenDigest(token)])
    await proved('null')
    expect((await update(token, change)).body.reason, 'an open browser is not enough').toBe('proof_needed')
    expect((await update(token, { ...change, password: '' })).status, 'a nickname takes nothing over').toBe(
      200,
    )
    await proved('now()')
    expect((await update(token, change)).status).toBe(200)
    expect((await server.get('/api/user/getUserInfo', subAccount)).status).toBe(401)
    expect(await info(await server.signIn(mobile, 'second-word-2'))).toMatchObject({ nickname: '运营' })
  })

  test('who has an account is asked, accepts, keeps their password, and nobody else can set it', async () => {
    const owner = await main()
    const known = await entered(db, {})
    await add(owner.token, known.mobile, 'first-word-1')
    const asked = (await server.get('/api/me/invitations', known.token)).body.data as {
      id: string
      owner: { mobile: string }
    }[]
    expect(asked).toHaveLength(1)
    expect(asked[0]?.owner.mobile).toBe(`${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`)
    const stranger = await entered(db, {})
    expect(
      (await server.post(`/api/me/invitations/${asked[0]?.id}`, { accept: true }, stranger.token)).status,
    ).toBe(404)
    expect(
      (await server.post(`/api/me/invitations/${asked[0]?.id}`, { accept: true }, known.token)).status,
    ).toBe(200)
    expect(await info(known.token)).toMatchObject({ puser: { id: owner.id }, vip_type: 'black_drill' })
    const [row] = await team(owner.token)
    expect(row?.state).toBe('active')
    const refused = await update(owner.token, { son_id: row?.son.id, password: 'takeover-1' })
    expect([refused.status, refused.body.reason]).toEqual([403, 'not_your_password'])
    expect(await server.signIn(known.mobile, PASSWORD)).toMatch(/^hx_/)
  })

  test('declining leaves nothing', async () => {
    const owner = await main()
    const known = await entered(db, {})
    await add(owner.token, known.mobile)
    const [asked] = (await server.get('/api/me/invitations', known.token)).body.data as { id: string }[]
    expect(
      (await server.post(`/api/me/invitations/${asked?.id}`, { accept: false }, known.token)).status,
    ).toBe(200)
    expect(await team(owner.token)).toEqual([])
    expect(await info(known.token)).toMatchObject({ puser: null })
  })

  test('a main account with a team does not become a sub-account', async () => {
    const [a, b] = [await main(), await main()]
    await add(b.token, freshMobile())
    await add(a.token, b.mobile)
    const [asked] = (await server.get('/api/me/invitations', b.token)).body.data as { id: string }[]
    expect(
      (await server.post(`/api/me/invitations/${asked?.id}`, { accept: true }, b.token)).body.reason,
    ).toBe('already_bound')
    expect(await info(b.token)).toMatchObject({ puser: null })
  })

  test.each(['GET', 'POST'])(
    'unbinding by %s: rights end at once, twice is the same, the password is his alone',
    async (method) => {
      const owner = await main()
      const mobile = freshMobile()
      await add(owner.token, mobile, 'first-word-1')
      const subAccount = await server.signIn(mobile, 'first-word-1')
      const id = (await team(owner.token))[0]?.son.id
      const unbind = () =>
        method === 'GET'
          ? server.get(`/api/user/cancelUnion?id=${id}`, owner.token)
          : server.post('/api/user/cancelUnion', { id }, owner.token)
      expect((await unbind()).text).toBe('{"code":0,"data":null}')
      expect((await unbind()).text).toBe('{"code":0,"data":null}')
      expect(await info(subAccount)).toMatchObject({ puser: null, vip_type: 'general' })
      expect(await info(owner.token)).toMatchObject({ son_count: 0 })
      expect((await update(owner.token, { son_id: id, password: 'takeover-1' })).status).toBe(404)
    },
  )

  test('a link or a prefetch does not unbind', async () => {
    const owner = await main()
    await add(owner.token, freshMobile())
    const id = (await team(owner.token))[0]?.son.id
    for (const headers of [
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
    ]) {
      expect(
        (await server.call('GET', `/api/user/cancelUnion?id=${id}`, { token: owner.token, headers })).body
          .reason,
      ).toBe('not_by_navigation')
    }
    const navigation = await server.raw(
      `GET /api/user/cancelUnion?id=${id} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nSec-Fetch-Mode: navigate\r\nAuthorization: Bearer ${owner.token}\r\n\r\n`,
    )
    expect(navigation).toMatch(/^HTTP\/1\.1 403 /)
    expect(await team(owner.token)).toHaveLength(1)
  })

  test('nobody touches another’s team', async () => {
    const [owner, other] = [await main(), await main()]
    await add(owner.token, freshMobile())
    const id = (await team(owner.token))[0]?.son.id
    expect((await update(other.token, { son_id: id })).status).toBe(404)
    await server.get(`/api/user/cancelUnion?id=${id}`, other.token)
    expect(await team(owner.token)).toHaveLength(1)
  })

  test('the seats of the tier hold, also for many at once', async () => {
    const { token } = await entered(db, { vipType: 'green_drill' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token, freshMobile())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      reason: 'sub_account_limit',
      data: { need: 'blue_drill' },
    })
    const general = await entered(db, {})
    expect((await add(general.token, freshMobile())).body).toMatchObject({
      reason: 'sub_account_limit',
      data: { need: 'year' },
    })
  })

  test('the words of the specification', async () => {
    const { token, mobile } = await main()
    expect((await add(token, '')).body.message).toBe('请输入手机号码')
    expect((await server.post('/api/user/addSubAccount', {}, token)).body.message).toBe('请输入手机号码')
    expect((await add(token, '12345678901')).body.message).toBe('手机号码格式不正确')
    expect((await add(token, freshMobile(), 'short')).body.message).toBe('长度在 6 到 16 个字符')
    expect((await update(token, {})).body.message).toBe('请先选择子账号')
    expect((await update(token, { son_id: '' })).body.message).toBe('请先选择子账号')
    expect((await update(token, { son_id: crypto.randomUUID(), nickname: '' })).body.message).toBe(
      '请输入昵称',
    )
    expect((await update(token, { son_id: crypto.randomUUID(), nickname: '  ' })).body.message).toBe(
      '请输入昵称',
    )
    expect((await add(token, mobile)).body.reason).toBe('already_in_team')
  })
})
