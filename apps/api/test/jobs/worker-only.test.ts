import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const at = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
/** A worker whose database answers nothing and holds no socket open. Its own end comes by a timer that keeps no process. */
const PROGRAM = `
import { JobQueue } from ${at('../../src/platform/jobs/job-queue.ts')}
import { Worker } from ${at('../../src/platform/jobs/worker.ts')}
const worker = new Worker({ queue: new JobQueue({ engine: 'postgresql' }, []), isScheduling: false, pollMs: 20 })
process.once('beforeExit', () => console.log('nothing left to do'))
process.once('SIGTERM', () => worker.stop().then(() => console.log('stopped')))
await worker.start()
console.log('started')
setTimeout(() => process.kill(process.pid, 'SIGTERM'), 200).unref()
`

test('a process that runs jobs only stays while its database is away, and ends when it is told to', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code).toBe(0)
  expect(said.split('\n').slice(0, 2)).toEqual(['started', 'stopped'])
})
