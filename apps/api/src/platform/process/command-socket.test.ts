import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type RunCommand, sendCommand, serveCommands } from './command-socket.ts'

/** A process that serves commands until the test ends. */
async function serving(run: RunCommand) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hx-'))
  const stop = await serveCommands(dataDir, run)
  onTestFinished(async () => {
    await stop?.()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, stop }
}

function terminal() {
  const seen: unknown[] = []
  const out = {
    text: (text: string) => void seen.push(text),
    json: (json: unknown) => void seen.push({ json }),
    progress: (progress: string) => void seen.push({ progress }),
  }
  return { seen, out }
}
/** Work that goes on until it is asked to stop. */
const untilStopped: RunCommand = async (_command, out, stopping) => {
  out.text('begun')
  while (!stopping()) await new Promise((resolve) => setImmediate(resolve))
  out.text('left off')
  return { code: 130 }
}

test('arguments, folder, lines of every kind, sentence and exit code arrive as they were sent', async () => {
  const long = '海选\n'.repeat(20_000)
  const { dataDir } = await serving(async ({ args, folder }, out) => {
    out.text(args.join('|'))
    out.progress('half')
    out.json({ folder })
    out.text(long)
    return { code: 7, error: 'no.' }
  })
  const { seen, out } = terminal()
  const sent = { args: ['a b', '', '海选 "x"\n'], folder: '/from/here' }
  expect(await sendCommand(dataDir, sent, out)).toEqual({ code: 7, error: 'no.' })
  expect(seen).toEqual(['a b||海选 "x"\n', { progress: 'half' }, { json: { folder: '/from/here' } }, long])
})

test('a wish to stop reaches the command, and what it says then reaches the terminal', async () => {
  const { dataDir } = await serving(untilStopped)
  const { seen, out } = terminal()
  const stop = new AbortController()
  const hear = {
    ...out,
    text: (line: string) => {
      out.text(line)
      stop.abort()
    },
  }
  const done = await sendCommand(dataDir, { args: [], folder: '/' }, hear, stop.signal)
  expect([done, seen]).toEqual([{ code: 130 }, ['begun', 'left off']])
  const before = AbortSignal.abort()
  expect(await sendCommand(dataDir, { args: [], folder: '/' }, out, before)).toEqual({ code: 130 })
})

test('a command whose terminal is gone stops', async () => {
  let hasStopped: () => void = () => undefined
  const stopped = new Promise<void>((resolve) => {
    hasStopped = resolve
  })
  const { dataDir } = await serving(async (...given) => {
    const done = await untilStopped(...given)
    hasStopped()
    return done
  })
  // Another process would do: the end of this one's connection is what the server sees.
  const leaving = sendCommand(
    dataDir,
    { args: [], folder: '/' },
    {
      ...terminal().out,
      text: () => {
        throw new Error('gone')
      },
    },
  )
  await expect(leaving).rejects.toThrow('gone')
  await stopped
})

test('the end of the process lets a command come to its next stop', async () => {
  const { dataDir, stop } = await serving(untilStopped)
  const { seen, out } = terminal()
  const hear = {
    ...out,
    text: (line: string) => {
      out.text(line)
      void stop?.()
    },
  }
  expect(await sendCommand(dataDir, { args: [], folder: '/' }, hear)).toEqual({ code: 130 })
  expect(seen).toEqual(['begun', 'left off'])
})

test('a command that throws is told as the end of the process, a long one is not sent', async () => {
  const { dataDir } = await serving(async () => {
    throw new Error('broken')
  })
  const { out } = terminal()
  expect(await sendCommand(dataDir, { args: [], folder: '/' }, out)).toMatchObject({ code: 1 })
  const long = { args: ['x'.repeat(1_048_576)], folder: '/' }
  expect(await sendCommand(dataDir, long, out)).toEqual({
    code: 2,
    error: '命令超过 1 MB，请把长的文字放进文件。',
  })
  expect(await sendCommand(join(dataDir, 'nobody'), long, out)).toBeNull()
  expect(await sendCommand(`/${'x'.repeat(200)}`, long, out)).toBeNull()
})
