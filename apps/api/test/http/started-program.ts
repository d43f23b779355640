import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { serverBundle } from '../../../../tooling/server-bundle.mjs'
import { SERVER_FLAGS } from '../../../../tooling/server-flags.mjs'

const ROOM = fileURLToPath(new URL('../..', import.meta.url))
export const START_MS = 60_000

export interface Started {
  child: ChildProcess
  out: string
  err: string
  /** Exit code, once it has ended. */
  ended: Promise<number | null>
}

const children: ChildProcess[] = []

/** Starts the program as its owner does, on a free port and without demo data. @param env name a data folder */
export function startProgram(env: Record<string, string> & { HAIXUAN_DATA_DIR: string }): Started {
  const { DATABASE_URL: _url, HAIXUAN_DATA_DIR: _dir, INIT_CWD: _cwd, ...rest } = process.env
  const child = spawn(process.execPath, [...SERVER_FLAGS, serverBundle().server], {
    cwd: ROOM,
    env: { ...rest, NODE_ENV: 'test', PORT: '0', HAIXUAN_DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const started: Started = {
    child,
    out: '',
    err: '',
    ended: new Promise((done) => child.once('close', done)),
  }
  child.stdout?.on('data', (chunk) => {
    started.out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    started.err += chunk
  })
  return started
}

/** The address a start prints. */
export async function addressOf(started: Started): Promise<string> {
  const printed = () => started.out.match(/海选已启动：(http:\S+)/)?.[1] ?? started.err
  await expect.poll(printed, { timeout: START_MS, interval: 50 }).toMatch(/^http/)
  return printed()
}

export async function stop(started: Started): Promise<number | null> {
  started.child.kill('SIGTERM')
  return started.ended
}

/** Ends those that still run; for `afterEach`. */
export async function endPrograms(): Promise<void> {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
}
