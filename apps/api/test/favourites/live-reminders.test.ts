import { beforeAll, expect, test, vi } from 'vitest'
import { upsertLives } from '../../src/modules/creators/store/live-upsert.ts'
import { runLiveReminders } from '../../src/modules/monitoring/jobs/run-live-reminders.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const HOUR = 3_600_000
const BASE = '/api/tiktok/favourites/live'

interface Notice {
  kind: string
  title: string
  page: string | null
  view: unknown
}

describeOnBothEngines('reminders of the next live', (database) => {
  let db: Database
  const bring = (externalId: string, startedAt: number, handle = 'glowlab') =>
    upsertLives(
      db,
      [
        {
          ...{
            marketplace: 'tiktok',
            externalId,
            title: `Live ${externalId}`,
            startedAt,
            endedAt: startedAt + HOUR,
          },
          ...{ creator: { handle, nickname: 'Glow Lab' }, viewers: 900, seenAt: startedAt + 2 * HOUR },
        },
      ],
      1,
    )
  beforeAll(async () => {
    db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
  })

  test('who asked is told once of each later live of the creator, and of nobody else', async () => {
    const server = await runServer(db)
    const now = Date.now()
    await bring('kept-1', now - 48 * HOUR)
    const { token } = await entered(db, { isExternalLink: true })
    await server.post(BASE, { ids: ['kept-1'] }, token)
    const told = async () => ((await server.get('/api/notices', token)).body.data as { rows: Notice[] }).rows
    const isOn = async () =>
      ((await server.get(BASE, token)).body.data as { rows: { remindNext: boolean }[] }).rows[0]?.remindNext

    await bring('before-asking', now - 24 * HOUR)
    expect(await isOn()).toBe(false)
    expect(
      (await server.call('PATCH', BASE, { token, body: { ids: ['kept-1'], remindNext: true } })).status,
    ).toBe(200)
    expect(await isOn()).toBe(true)
    expect(await runLiveReminders(db)).toBe(0)

    await bring('of-another', now + HOUR, 'someoneelse')
    await bring('next-1', now + HOUR)
    expect(await runLiveReminders(db)).toBe(1)
    expect(await runLiveReminders(db)).toBe(0)
    expect(await told()).toMatchObject([
      { kind: 'next_live', title: 'Glow Lab 又开播了', page: '/tiktok/livedetail?id=next-1', view: null },
    ])

    await server.call('PATCH', BASE, { token, body: { ids: ['kept-1'], remindNext: false } })
    await bring('next-2', now + 3 * HOUR)
    expect(await runLiveReminders(db)).toBe(0)
    expect(await told()).toHaveLength(1)
    await server.close()
  })

  test('a shop has nothing of the kind', async () => {
    const server = await runServer(db)
    const { token } = await entered(db)
    const answer = await server.call('PATCH', '/api/temu/favourites/shop', {
      ...{ token, body: { ids: ['1'], remindNext: true } },
    })
    expect(answer.status).toBe(400)
    await server.close()
  })
})
