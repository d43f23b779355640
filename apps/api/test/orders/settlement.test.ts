import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideSettlement } from '../../src/modules/onboarding/store/decide-settlement.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

const PNG = Buffer.from('89504e470d0a1a0a00000000', 'hex').toString('base64')
const FORM = {
  ...{ company: '腾讯', creditCode: '91440300708461136t', licence: PNG, areaCode: '440305', contact: '张三' },
  ...{ mobile: '13800138000', platforms: ['temu'], needs: ['api'] },
}

describeOnBothEngines('settling in', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const submit = (token: string, about: object = {}) =>
    server.post('/api/settlements', { ...FORM, ...about }, token)

  test('a form is checked, waits, is decided, and may be sent again when something lacks', async () => {
    const { token } = await entered(db)
    expect((await server.get('/api/settlements', token)).body.data).toBeNull()
    const wrong: [object, string][] = [
      [{ creditCode: '914403007084611360' }, 'bad_credit_code'],
      [{ licence: Buffer.from('<svg onload=alert(1)>').toString('base64') }, 'bad_licence'],
      [{ areaCode: '999999' }, 'bad_area'],
      [{ mobile: '12345678901' }, 'bad_body'],
      [{ status: 'approved' }, 'bad_body'],
      [{ shopUrl: 'javascript:alert(1)' }, 'bad_body'],
    ]
    for (const [about, reason] of wrong) {
      const answer = await submit(token, about)
      expect([answer.status, answer.body.reason]).toEqual([400, reason])
    }
    const answers = await Promise.all([1, 2, 3].map(() => submit(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const mine = async () =>
      (await server.get('/api/settlements', token)).body.data as { id: string; status: string }
    const { id } = await mine()
    expect(await mine()).toMatchObject({ status: 'pending', creditCode: '91440300708461136T', reply: null })
    await decideSettlement(db, { id, status: 'incomplete', reply: '照片不清楚', actor: 'cli' })
    expect(await mine()).toMatchObject({ status: 'incomplete', reply: '照片不清楚' })
    await expect(decideSettlement(db, { id, status: 'approved', reply: null, actor: 'cli' })).rejects.toThrow(
      id,
    )
    expect((await submit(token)).status).toBe(200)
    const again = await mine()
    await decideSettlement(db, { id: again.id, status: 'approved', reply: null, actor: 'cli' })
    expect((await submit(token)).body.reason).toBe('settlement_waits')
  })

  test('everybody sees their own', async () => {
    const [a, b] = [await entered(db), await entered(db)]
    await submit(a.token)
    expect((await server.get('/api/settlements', b.token)).body.data).toBeNull()
  })
})
