import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ExportQueue } from '../../src/modules/exports/jobs/export-queue.ts'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { create, download, ended, exported, type Job, jobOf, type Wish } from './read-export.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const TEMU: Wish = { operation: 'searchGoods', params: { marketplace: 'temu' } }

describeMarketOnBothEngines('export jobs', LARGE_MARKET, (database) => {
  let server: RunningServer
  let db: Database
  let dir: string
  beforeAll(async () => {
    db = database()
    dir = await mkdtemp(join(tmpdir(), 'haixuan-export-test-'))
    server = await runServer(db, { exportDir: dir })
  })
  afterAll(async () => {
    await server.close()
    await rm(dir, { recursive: true })
  })
  const someone = (vipType: VipType, isExternalLink = true) =>
    entered(db, { vipType, vipExpire: null, isExternalLink })
  const used = async (token: string) => {
    const { items } = (await server.get('/api/me/entitlements', token)).body.data as {
      items: { feature: string; used: number }[]
    }
    return items.find(({ feature }) => feature === 'exportRows')?.used
  }

  test('the same wish twice is one export, also at the same moment', async () => {
    const { token } = await someone('month')
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create(server, token, { ...TEMU, most: 40 }, key)),
    )
    expect(new Set(answers.map(({ body }) => (body.data as Job).id)).size).toBe(1)
    expect(await used(token)).toBe(40)
  })

  test('sixteen at once never write more than the quota, and all that was not written is there again', async () => {
    const { token } = await someone('month')
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => create(server, token, { ...TEMU, most: 300 })),
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(6)
    // A call whose turn comes too late on a busy machine is refused as well, and takes nothing.
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(['429 quota_used', '503 overloaded']).toContain(`${answer.status} ${answer.body.reason}`)
    const jobs = await Promise.all(taken.map(({ body }) => ended(server, token, (body.data as Job).id)))
    expect(jobs.map(({ state, rowsWritten }) => [state, rowsWritten])).toEqual(
      Array(6).fill(['finished', 300]),
    )
    expect(await used(token)).toBe(1_800)
  })

  test('a cancelled export stops, leaves no file and gives its rows back', async () => {
    const { token } = await someone('month')
    const job = (await create(server, token, { ...TEMU, columnSet: 'temu_31' })).body.data as Job
    expect(await used(token)).toBe(job.rowsTotal)
    const cancelled = (await server.post(`/api/exports/${job.id}/cancel`, undefined, token)).body.data as Job
    expect(cancelled).toMatchObject({ state: 'cancelled', quotaRows: 0 })
    expect(await used(token)).toBe(0)
    const next = await exported(server, token, { ...TEMU, most: 5 })
    expect((await jobOf(server, token, job.id)).state).toBe('cancelled')
    expect((await download(server, token, job.id)).status).toBe(404)
    expect(readdirSync(dir).filter((name) => name.startsWith(job.id))).toEqual([])
    const late = (await server.post(`/api/exports/${next.job.id}/cancel`, undefined, token)).body.data as Job
    expect([late.state, await used(token)]).toEqual(['finished', 5])
  })

  test('a file is for its owner, with its name, and for nobody without the header', async () => {
    const [{ token }, other] = [await someone('month'), await someone('black_drill')]
    const title = '搜索 "a/b"\u202e'
    const { job } = await exported(server, token, { ...TEMU, most: 5, title })
    const { headers, status } = await download(server, token, job.id)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
      /^attachment; filename\*=UTF-8''搜索 a b \d{8}-\d{4}\.xlsx$/,
    )
    expect(statSync(join(dir, `${job.id}.xlsx`)).mode & 0o777).toBe(0o600)
    for (const path of [`/api/exports/${job.id}`, `/api/exports/${job.id}/file`])
      expect((await server.get(path, other.token)).status).toBe(404)
    expect((await server.post(`/api/exports/${job.id}/cancel`, undefined, other.token)).status).toBe(404)
    expect((await server.get(`/api/exports/${job.id}/file`)).status).toBe(401)
    const { rows } = (await server.get('/api/exports', token)).body.data as { rows: Job[] }
    expect(rows.map(({ id }) => id)).toEqual([job.id])
  })

  test('files go after a day, and what a dead server has drawn is given back', async () => {
    const { id: userId, token } = await someone('month')
    const { job } = await exported(server, token, { ...TEMU, most: 5 })
    const ports = new ExportQueue({ db, dir })
    const path = join(dir, `${job.id}.xlsx`)
    await utimes(path, 0, 0)
    await ports.sweep(Date.now() + 86_400_001)
    expect((await jobOf(server, token, job.id)).state).toBe('expired')
    expect((await download(server, token, job.id)).status).toBe(404)
    expect(readdirSync(dir)).not.toContain(`${job.id}.xlsx`)
    // A job that no desk knows: its server died.
    await db.pool.query(
      `insert into export_job select user_id, gen_random_uuid(), gen_random_uuid(), account, operation, title, format,
        file_name, 'running', 500, 0, 500, quota_day, null, null, created_at, 0 from export_job where id = $1`,
      [job.id],
    )
    await db.pool.query('update quota_use set used = used + 500 where user_id = $1', [userId])
    await ports.sweep()
    const { rows } = await db.pool.query(
      `select state, quota_rows, failure from export_job where user_id = $1 and rows_total = 500`,
      [userId],
    )
    expect(rows).toEqual([{ state: 'failed', quota_rows: 0, failure: '导出中断，额度已退回，请重新导出' }])
    expect(await used(token)).toBe(5)
  })

  test('a server that ends gives back what it had not written', async () => {
    const { token } = await someone('month')
    const other = await runServer(db, { exportDir: dir })
    const made = await Promise.all(
      Array.from({ length: 5 }, () => create(other, token, { ...TEMU, most: 300 })),
    )
    await other.close()
    const jobs = await Promise.all(made.map(({ body }) => jobOf(server, token, (body.data as Job).id)))
    for (const { state } of jobs) expect(['finished', 'failed']).toContain(state)
    expect(jobs.some(({ state }) => state === 'failed')).toBe(true)
    const finished = jobs.filter(({ state }) => state === 'finished').length
    expect(await used(token)).toBe(finished * 300)
  })

  test('an export that fails says so in Chinese and costs nothing', async () => {
    const { token } = await someone('month')
    await writeFile(join(dir, 'no-folder'), '')
    const broken = await runServer(db, { exportDir: join(dir, 'no-folder', 'under-a-file') })
    try {
      const job = (await create(broken, token, { ...TEMU, most: 10 })).body.data as Job
      const end = await ended(broken, token, job.id)
      expect(end).toMatchObject({
        state: 'failed',
        quotaRows: 0,
        failure: '导出中断，额度已退回，请重新导出',
      })
      expect(await used(token)).toBe(0)
    } finally {
      await broken.close()
    }
  })
})
