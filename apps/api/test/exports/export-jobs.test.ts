import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sweepExports } from '../../src/modules/exports/jobs/export-jobs.ts'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { runServer } from '../http/running-server.ts'
import { type ExportServer, runExportServer } from './export-server.ts'
import { create, download, ended, exported, type Job, jobOf, type Wish } from './read-export.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const TEMU: Wish = { operation: 'searchGoods', params: { marketplace: 'temu' } }

describeMarketOnBothEngines('export jobs', LARGE_MARKET, (database) => {
  let server: ExportServer
  let db: Database
  let dir: string
  beforeAll(async () => {
    db = database()
    dir = await mkdtemp(join(tmpdir(), 'haixuan-export-jobs-'))
    server = await runExportServer(db, { fileStore: new FolderStore(join(dir, 'files')) })
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
  const rowsOf = async (table: string, id: string) => {
    const { rows } = await db.pool.query<{ n: number }>(
      `select count(*)::integer as n from ${table} where ${table === 'file' ? 'account' : 'export_id'} = $1`,
      [id],
    )
    return rows[0]?.n
  }

  test('the same wish twice is one export, also at the same moment and from two servers', async () => {
    const { token } = await someone('month')
    const key = crypto.randomUUID()
    const second = await runServer(db)
    const answers = await Promise.all(
      [server, second, server, second].map((one) => create(one, token, { ...TEMU, most: 40 }, key)),
    )
    await second.close()
    const ids = new Set(answers.map(({ body }) => (body.data as Job).id))
    expect(ids.size).toBe(1)
    expect(await used(token)).toBe(40)
    const { rows } = await db.pool.query(`select 1 from job where kind = 'export' and key = any($1)`, [
      [...ids],
    ])
    expect(rows).toHaveLength(1)
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

  test('a finished export can be fetched from every server, and its parts are gone', async () => {
    const { id, token } = await someone('month')
    const second = await runServer(db, { fileStore: new FolderStore(join(dir, 'files')) })
    const { job, content } = await exported(server, token, { ...TEMU, most: 50 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => download(at % 2 === 0 ? server : second, token, job.id)),
    )
    await second.close()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.every((answer) => answer.content.equals(content))).toBe(true)
    expect([await rowsOf('export_part', job.id), await rowsOf('file', id)]).toEqual([0, 1])
  })

  test('cancelled from another server it stops, leaves no file and gives its rows back', async () => {
    const { id, token } = await someone('month')
    const second = await runServer(db)
    const job = (await create(server, token, { ...TEMU, columnSet: 'temu_31' })).body.data as Job
    expect(await used(token)).toBe(job.rowsTotal)
    const cancelled = (await second.post(`/api/exports/${job.id}/cancel`, undefined, token)).body.data as Job
    await second.close()
    expect(cancelled).toMatchObject({ state: 'cancelled', quotaRows: 0 })
    expect(await used(token)).toBe(0)
    const next = await exported(server, token, { ...TEMU, most: 5 })
    expect((await jobOf(server, token, job.id)).state).toBe('cancelled')
    expect((await download(server, token, job.id)).status).toBe(404)
    expect(await rowsOf('export_part', job.id)).toBe(0)
    await vi.waitFor(async () => {
      const { rows } = await db.pool.query(`select state from job where kind = 'export' and key = $1`, [
        job.id,
      ])
      expect(rows).toEqual([{ state: 'done' }])
    })
    const late = (await server.post(`/api/exports/${next.job.id}/cancel`, undefined, token)).body.data as Job
    expect([late.state, await used(token)]).toEqual(['finished', 5])
    const { rows } = await db.pool.query(`select state from file where account = $1 and state = 'kept'`, [id])
    expect(rows).toHaveLength(1)
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
    for (const path of [`/api/exports/${job.id}`, `/api/exports/${job.id}/file`])
      expect((await server.get(path, other.token)).status).toBe(404)
    expect((await server.post(`/api/exports/${job.id}/cancel`, undefined, other.token)).status).toBe(404)
    expect((await server.get(`/api/exports/${job.id}/file`)).status).toBe(401)
    const { rows } = (await server.get('/api/exports', token)).body.data as { rows: Job[] }
    expect(rows.map(({ id }) => id)).toEqual([job.id])
  })

  test('files go after a day, entries after thirty', async () => {
    const { id, token } = await someone('month')
    const { job } = await exported(server, token, { ...TEMU, most: 5 })
    await sweepExports(db, Date.now() + 86_390_000)
    expect((await jobOf(server, token, job.id)).state).toBe('finished')
    await sweepExports(db, Date.now() + 86_400_001)
    expect((await jobOf(server, token, job.id)).state).toBe('expired')
    expect((await download(server, token, job.id)).status).toBe(404)
    const { rows } = await db.pool.query<{ days: number }>(
      'select (expires_at - created_at) / 86400000.0 as days from file where account = $1',
      [id],
    )
    expect(Number(rows[0]?.days)).toBeGreaterThan(1)
    expect(Number(rows[0]?.days)).toBeLessThan(1.01)
    await db.pool.query('update file set expires_at = 0 where account = $1', [id])
    expect(await server.files.clear()).toBe(1)
    await sweepExports(db, Date.now() + 30 * 86_400_000 - 10_000)
    expect((await jobOf(server, token, job.id)).id).toBe(job.id)
    await sweepExports(db, Date.now() + 30 * 86_400_000)
    expect((await server.get(`/api/exports/${job.id}`, token)).status).toBe(404)
  })

  test('a file that a server of before wrote is still fetched from its folder, and cleared after a day', async () => {
    const { token } = await someone('month')
    const { job } = await exported(server, token, { ...TEMU, most: 5 })
    await db.pool.query('update export_job set file = null, request = null, rights = null where id = $1', [
      job.id,
    ])
    const folder = join(dir, 'before')
    await mkdir(folder)
    const path = join(folder, `${job.id}.xlsx`)
    await writeFile(path, 'as it was')
    const first = await runServer(db, { exportDir: folder })
    expect((await download(first, token, job.id)).content.toString()).toBe('as it was')
    await first.close()
    const elsewhere = await download(server, token, job.id)
    expect([elsewhere.status, elsewhere.content.toString()]).toEqual([
      404,
      expect.stringContaining('更新前的服务器'),
    ])
    await utimes(path, Date.now() / 1_000 - 86_401, Date.now() / 1_000 - 86_401)
    const next = await runServer(db, { exportDir: folder })
    await vi.waitFor(async () => expect((await download(next, token, job.id)).status).toBe(404))
    await next.close()
  })
})
