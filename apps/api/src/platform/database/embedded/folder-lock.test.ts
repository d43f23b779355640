import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { processStart } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haixuan-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leaveLock = (pid: number, start: string | null) =>
  writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid, start, host: 'x', nonce: 'old' }))

test('refuses a second opener, in one sentence, until the first lets go', async () => {
  const first = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`（进程号 ${process.pid}）使用，请先停止它`)
  first.release()
  const second = await lockFolder(folder)
  first.release()
  await expect(lockFolder(folder)).rejects.toThrow('请先停止它')
  second.release()
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
})

test('refuses while another process that holds it lives, and takes over once that was killed', async () => {
  const other = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    stdio: 'pipe',
  })
  await once(other.stdout, 'data')
  const pid = other.pid as number
  leaveLock(pid, processStart(pid) ?? null)
  await expect(lockFolder(folder)).rejects.toThrow(`进程号 ${pid}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = await lockFolder(folder)
  expect(JSON.parse(readFileSync(join(folder, 'database.lock'), 'utf8')).pid).toBe(process.pid)
  lock.release()
})

test('takes over from a process whose number another one bears now', async () => {
  leaveLock(process.pid, 'another-boot:1')
  const lock = await lockFolder(folder)
  lock.release()
})

test('takes over a lock file that was cut off', async () => {
  writeFileSync(join(folder, 'database.lock'), '{"pid":')
  const lock = await lockFolder(folder)
  lock.release()
})

test('gives a stale lock to exactly one of many rivals', async () => {
  for (let round = 0; round < 10; round++) {
    leaveLock(process.pid, 'another-boot:1')
    const rivals = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const winners = rivals.flatMap((rival) => (rival.status === 'fulfilled' ? [rival.value] : []))
    expect(winners).toHaveLength(1)
    winners[0]?.release()
  }
})
