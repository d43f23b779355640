import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

describeOnBothEngines('news', (database) => {
  let server: RunningServer
  let token: string
  beforeAll(async () => {
    server = await runServer(database())
    const operator = await entered(database())
    await setOperator(database(), operator.mobile, true, 'test')
    token = operator.token
  })
  afterAll(() => server.close())
  const write = async (title: string, kind: string, publishedAt: number | null) => {
    const id = randomUUID()
    const body = { kind, title, body: `${title}的正文`, publishedAt }
    const answer = await server.call('PUT', `/api/admin/news/${id}`, { token, body })
    expect(answer.status).toBe(200)
    return id
  }
  const read = async (query = '') => {
    const { status, body } = await server.get(`/api/news${query}`)
    expect(status).toBe(200)
    const { rows, count } = body.data as {
      rows: { id: string; title: string; publishedAt: number }[]
      count: number
    }
    return { rows, count, titles: rows.map(({ title }) => title) }
  }

  test('everybody reads what is published, the newest first; drafts and what is yet to come are nobody’s', async () => {
    const now = Date.now()
    const first = await write('较早', 'policy', now - 90_000)
    await write('较晚', 'notice', now - 60_000)
    await write('草稿', 'notice', null)
    await write('明天', 'notice', now + 86_400_000)
    expect(await read()).toMatchObject({ titles: ['较晚', '较早'], count: 2 })
    expect((await read('?kind=policy')).rows).toEqual([
      { id: first, kind: 'policy', title: '较早', body: '较早的正文', publishedAt: now - 90_000 },
    ])
    expect(await read('?kind=industry')).toMatchObject({ titles: [], count: 0 })
    expect(await read('?limit=1&page=2')).toMatchObject({ titles: ['较早'], count: 2 })
    expect((await server.get('/api/news?kind=draft')).status).toBe(400)
    await server.call('DELETE', `/api/admin/news/${first}`, { token })
    expect(await read()).toMatchObject({ titles: ['较晚'], count: 1 })
  })
})
