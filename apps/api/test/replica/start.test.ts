import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, endPrograms, START_MS, startProgram, stop } from '../http/started-program.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import type { ReplicatedPostgres } from '../postgres/start-replicated.ts'
import { ask, startReplicatedSite } from './replicated-site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'haixuan-read-only-'))
const env = { HAIXUAN_DATA_DIR: join(folder, 'data') }
afterEach(endPrograms)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said = async (address: string, path: string) => {
  const answer = await fetch(`${address}${path}`)
  return [answer.status, (await answer.text()).slice(0, 9)]
}
/** An unknown person: 401 where it can be counted, 503 where nothing is written. */
const signIn = async (address: string) => {
  const answer = await fetch(`${address}/api/weapp/loginpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '15900002222', password: 'spring-77' }),
  })
  return [answer.status, ((await answer.json()) as { reason: string }).reason]
}
const NOTE = '数据库现在不接受写入（备库、只读设置或磁盘已满）：网站可以查看，不能保存'

test('a server on a full disk starts with the embedded database, and answers reads', async () => {
  const first = startProgram({ ...env, DATABASE_READ_URL: 'postgres://me:geheim@localhost/x' })
  await addressOf(first)
  expect(first.out).toContain('DATABASE_READ_URL 只能与 DATABASE_URL 一起使用：内置数据库没有副本，已忽略它')
  expect(first.out).not.toContain('geheim')
  expect(await stop(first)).toBe(0)
  // No disk has so much space.
  for (const HAIXUAN_DEMO of ['0', '1']) {
    const full = startProgram({ ...env, HAIXUAN_MIN_FREE_MB: '99999999', HAIXUAN_DEMO })
    const address = await addressOf(full)
    expect(full.out).toContain(NOTE)
    expect(await said(address, '/readyz')).toEqual([200, 'ready\n'])
    expect(await said(address, '/api/temu/categories')).toEqual([200, '{"code":0'])
    expect(await signIn(address)).toEqual([503, 'read_only'])
    expect(await stop(full)).toBe(0)
  }
})

describe.runIf(findPostgres()?.kind === 'programs')('a server beside a replica', () => {
  let cluster: ReplicatedPostgres
  beforeAll(async () => {
    cluster = await startReplicatedSite()
  })
  afterAll(() => cluster.remove())

  test('reads the market there, by an address from a file too, and a worker does not', async () => {
    const file = join(folder, 'read-url')
    writeFileSync(file, `${cluster.replica.url('site')}\n`)
    const onBoth = { ...env, DATABASE_URL: cluster.primary.url('site'), DATABASE_READ_URL_FILE: file }
    const started = startProgram({ ...onBoth, HAIXUAN_WORKER: 'off' })
    const address = await addressOf(started)
    expect(started.out).toContain('已跟上主库，市场数据从副本读取')
    expect(await said(address, '/api/temu/categories')).toEqual([200, '{"code":0'])
    const figures = await (await fetch(`${address}/metrics`)).text()
    expect(figures).toContain('haixuan_market_reads_total{side="replica"} 1\n')
    expect(await stop(started)).toBe(0)
    const worker = startProgram({ ...onBoth, HAIXUAN_WORKER: 'only' })
    await expect.poll(() => worker.out, { timeout: START_MS }).toContain('海选任务进程已启动')
    expect(worker.out).not.toContain('副本')
    expect(await stop(worker)).toBe(0)
  })

  test('on a standby starts and answers reads, and writes once that is promoted', async () => {
    const started = startProgram({ ...env, DATABASE_URL: cluster.replica.url('site') })
    const address = await addressOf(started)
    expect(started.out).toContain(NOTE)
    expect(await said(address, '/readyz')).toEqual([200, 'ready\n'])
    expect(await said(address, '/api/temu/categories')).toEqual([200, '{"code":0'])
    expect(await signIn(address)).toEqual([503, 'read_only'])
    await ask(cluster.replica, 'select pg_promote()')
    await expect.poll(() => signIn(address)).toEqual([401, 'bad_credentials'])
    // What the start could not write follows.
    const schedules = () =>
      ask<{ n: number }>(cluster.replica, 'select count(*)::int as n from schedule', 'site')
    await expect.poll(async () => (await schedules())[0]?.n, { timeout: START_MS }).toBeGreaterThan(5)
    expect(await stop(started)).toBe(0)
  })
})
