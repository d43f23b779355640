import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endPrograms, START_MS, startProgram } from '../http/started-program.ts'
import { SAMPLE_MAPPING, sampleRows } from '../import/sample-export.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const MAIN = fileURLToPath(new URL('../../../../tooling/haixuan.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hx-'))
const dataDir = join(folder, 'data')
const ROWS = 8_000

/** Types a command in a process of its own, and does something once it has named its job. */
function typed(
  args: string[],
  onJob: (child: ChildProcess) => void = () => undefined,
): Promise<{ code: number | null; out: string; err: string }> {
  const { DATABASE_URL: _none, ...env } = process.env
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...env, HAIXUAN_DATA_DIR: dataDir, INIT_CWD: folder },
  })
  const said = { out: '', err: '' }
  let isSeen = false
  child.stdout.on('data', (part: Buffer) => {
    said.out += part
    if (isSeen || !said.out.includes('任务      ')) return
    isSeen = true
    onJob(child)
  })
  child.stderr.on('data', (part: Buffer) => {
    said.err += part
  })
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}
/** The job that an interrupted import says can be resumed. */
const jobOf = ({ out }: { out: string }) => /已中断。继续：.* --resume (\S+)/.exec(out)?.[1] ?? 'none'

let server: ReturnType<typeof startProgram>
beforeAll(async () => {
  writeFileSync(join(folder, 'rows.csv'), sampleRows(ROWS))
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(SAMPLE_MAPPING))
  server = startProgram({ HAIXUAN_DATA_DIR: dataDir, HAIXUAN_DEMO: '0', PORT: '0' })
  await vi.waitFor(() => expect(server.out).toContain('海选已启动'), { timeout: START_MS, interval: 50 })
})
afterAll(async () => {
  await endPrograms()
  rmSync(folder, { recursive: true, force: true })
})

// A PostgreSQL is opened by the terminal itself: nothing of this is between them.
test('an import beside the server is stopped by Ctrl+C, says how to go on, and goes on', async () => {
  const command = ['import', 'products', 'rows.csv', '--map', 'sample.json']
  const stopped = await typed(command, (child) => child.kill('SIGINT'))
  expect([stopped.code, stopped.err]).toEqual([130, ''])
  const resumed = await typed([...command, '--resume', jobOf(stopped)])
  expect([resumed.code, resumed.err]).toEqual([0, ''])
  expect(resumed.out).toContain('用时')
})

test('exit codes and sentences are those of a command that runs in the terminal', async () => {
  expect(await typed(['operators', 'add', '13900000000'])).toMatchObject({ code: 1, out: '' })
  expect(await typed(['orders', 'lst'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('orders list'),
  })
  const value = await typed(['orders', 'list', '--json'])
  expect([value.code, JSON.parse(value.out)]).toEqual([0, []])
})

test('the end of the server ends a command at its next step, and nothing is lost', async () => {
  writeFileSync(join(folder, 'more.csv'), sampleRows(ROWS).replaceAll(/^7/gm, '8'))
  const command = ['import', 'products', 'more.csv', '--map', 'sample.json']
  const ended = await typed(command, () => server.child.kill('SIGTERM'))
  expect([ended.code, ended.err, await server.ended]).toEqual([130, '', 0])
  // Now in the terminal itself.
  const resumed = await typed([...command, '--resume', jobOf(ended)])
  expect([resumed.code, resumed.err]).toEqual([0, ''])
})

test('a command that is killed while nothing serves loses nothing and stores nothing twice', async () => {
  const rows = 2_000
  const figures = (out: string) => out.match(/^处理 .*\n.*$/m)?.[0]
  const command = ['import', 'products', 'killed.csv', '--map', 'sample.json']
  writeFileSync(join(folder, 'killed.csv'), sampleRows(rows).replaceAll(/^7/gm, '6'))
  const killed = await typed(command, (child) => child.kill('SIGKILL'))
  expect(killed.code).not.toBe(0)
  const id = /任务 {6}(\S+)/.exec(killed.out)?.[1] ?? 'none'
  const resumed = await typed([...command, '--resume', id])
  expect([resumed.code, resumed.err]).toEqual([0, ''])
  // The same rows with other ids, in one go.
  writeFileSync(join(folder, 'killed.csv'), sampleRows(rows).replaceAll(/^7/gm, '5'))
  const whole = await typed(command)
  expect([whole.code, figures(resumed.out)]).toEqual([0, figures(whole.out)])
  expect(figures(whole.out)).toContain(`处理      ${rows} 行`)
})
