import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenDigest } from '../../src/modules/account/store/session.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, tokenOf } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

describeOnBothEngines('what was handed over from a session', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const codeOf = async (token: string) =>
    ((await server.post('/api/me/handover-codes', undefined, token)).body.data as { code: string }).code
  const redeem = (code: string) => server.post('/api/handover-codes/redeem', { code })
  const opened = async (token: string) =>
    ((await redeem(await codeOf(token))).body.data as { token: string }).token
  const status = async (token: string) => (await server.get('/api/user/getUserInfo', token)).status

  test('ends when that one signs out, to the last generation, and so do its codes; others continue', async () => {
    const { id, token } = await entered(db)
    const other = await tokenOf(db, id)
    const child = await opened(token)
    const grandchild = await opened(child)
    const address = await server.post('/api/address-tokens/redeem', { token: grandchild })
    const last = (address.body.data as { token: string } | null)?.token ?? grandchild
    const [waiting, ofOther] = [await codeOf(grandchild), await codeOf(other)]
    expect([await status(child), await status(grandchild), await status(last)]).toEqual([200, 200, 200])
    expect((await server.post('/api/user/logout', undefined, token)).status).toBe(200)
    expect([await status(child), await status(grandchild), await status(last)]).toEqual([401, 401, 401])
    expect((await redeem(waiting)).body.reason).toBe('handover_dead')
    expect([await status(other), (await redeem(ofOther)).status]).toEqual([200, 200])
  })

  test('does not end that one when it signs out itself', async () => {
    const { token } = await entered(db)
    const child = await opened(token)
    await server.post('/api/user/logout', undefined, child)
    expect([await status(token), await status(child)]).toEqual([200, 401])
  })

  test('has given no password, and continues alone once it has set a new one', async () => {
    const { token } = await entered(db)
    const child = await opened(token)
    const wanted = { password: 'autumn-99', confirm_password: 'autumn-99' }
    expect((await server.post('/api/weapp/setpassword', wanted, child)).body.reason).toBe('proof_needed')
    await db.pool.query('update session set proved_at = now() where token_hash = $1', [tokenDigest(child)])
    const waiting = await codeOf(token)
    expect((await server.post('/api/weapp/setpassword', wanted, child)).status).toBe(200)
    expect([await status(token), await status(child)]).toEqual([401, 200])
    expect((await redeem(waiting)).body.reason).toBe('handover_dead')
  })
})
