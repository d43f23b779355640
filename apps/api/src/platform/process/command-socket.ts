import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lineReader } from './line-reader.ts'

/** A command as it was typed. */
export interface SentCommand {
  args: string[]
  /** Absolute; paths among the arguments are meant from there. */
  folder: string
}

/** What comes back, one JSON value a line; the last one has the exit code. */
type Line = { text: string } | { json: unknown } | { progress: string } | { error: string } | { code: number }

/** Where lines of a command go. */
export interface CommandLines {
  text(line: string): void
  json(value: unknown): void
  progress(line: string): void
}

/** Runs a command. `stopping` is true once the person asked to stop, is gone, or the process ends. */
export type RunCommand = (
  command: SentCommand,
  out: CommandLines,
  stopping: () => boolean,
) => Promise<{ code: number; error?: string }>

/** Addresses of local sockets are no longer than this on any system. */
const MOST_BYTES = 100
const MOST_COMMAND = 1_048_576
/** At the end of the process a command that stops between two steps gets this long. */
const PATIENCE_MS = 8_000
/** What the terminal sends behind a command to stop it. */
const STOP = 'stop'

/** The socket of a data folder; null when its address is too long for one. */
function socketOf(dataDir: string): string | null {
  const path = join(dataDir, 'run', 'commands.sock')
  return Buffer.byteLength(path) > MOST_BYTES ? null : path
}

/**
 * Lets the command line of the same machine and user work beside this process, which alone has the embedded database.
 * The folder of the socket is open to its owner alone. @returns ends it; null when the folder's name is too long
 */
export async function serveCommands(dataDir: string, run: RunCommand): Promise<(() => Promise<void>) | null> {
  const path = socketOf(dataDir)
  if (path === null) return null
  const folder = join(dataDir, 'run')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  // This process has the lock of the folder, so a socket that exists is left over from an earlier one.
  rmSync(path, { force: true })
  const sockets = new Set<Socket>()
  const running = new Set<Promise<void>>()
  let isEnding = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    const ended = answer(socket, run, () => isEnding)
      .catch(() => void socket.destroy())
      .finally(() => running.delete(ended))
    running.add(ended)
  })
  await listen(server, path)
  chmodSync(path, 0o600)
  return async () => {
    isEnding = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await Promise.race([Promise.all(running), sleep(PATIENCE_MS, undefined, { ref: false })])
    for (const socket of sockets) socket.destroy()
    await closed
    rmSync(path, { force: true })
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve())
  })
}

async function answer(socket: Socket, run: RunCommand, isEnding: () => boolean): Promise<void> {
  const send = (line: Line) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(line)}\n`)
  }
  const lines = lineReader(socket, MOST_COMMAND)
  const command = readCommand(await lines.next())
  if (command === null) return void socket.destroy()
  let isStopped = false
  // Another line, or the end of the connection, is the wish to stop.
  void lines.next().then(() => {
    isStopped = true
  })
  const { code, error } = await run(
    command,
    {
      text: (text) => send({ text }),
      json: (json) => send({ json }),
      progress: (progress) => send({ progress }),
    },
    () => isStopped || isEnding(),
  )
  if (error !== undefined) send({ error })
  send({ code })
  socket.end()
}

/** The first line of a connection; null when it is none of ours. */
function readCommand(text: string | null): SentCommand | null {
  try {
    const { args, folder } = JSON.parse(text ?? '') as Partial<SentCommand>
    const isCommand = Array.isArray(args) && args.every((arg) => typeof arg === 'string')
    return isCommand && typeof folder === 'string' ? { args, folder } : null
  } catch {
    return null
  }
}

/**
 * Hands a command to the process that serves the data folder, and what it prints to `out`.
 * @param stop asks the command to stop
 * @returns its exit code and sentence; null when no process listens there
 */
export async function sendCommand(
  dataDir: string,
  command: SentCommand,
  out: CommandLines,
  stop?: AbortSignal,
): Promise<{ code: number; error?: string } | null> {
  const path = socketOf(dataDir)
  const socket = path === null ? null : await connect(path)
  if (!socket) return null
  const sent = JSON.stringify(command)
  if (Buffer.byteLength(sent) >= MOST_COMMAND) {
    socket.destroy()
    return { code: 2, error: '命令超过 1 MB，请把长的文字放进文件。' }
  }
  socket.on('error', () => undefined)
  socket.write(`${sent}\n`)
  const askToStop = () => void socket.write(`${STOP}\n`)
  stop?.addEventListener('abort', askToStop)
  if (stop?.aborted) askToStop()
  try {
    return await readAnswer(socket, out)
  } finally {
    stop?.removeEventListener('abort', askToStop)
    socket.destroy()
  }
}

async function readAnswer(socket: Socket, out: CommandLines): Promise<{ code: number; error?: string }> {
  let error: string | undefined
  const lines = lineReader(socket)
  for (let text = await lines.next(); text !== null; text = await lines.next()) {
    const line = JSON.parse(text) as Line
    if ('text' in line) out.text(line.text)
    else if ('json' in line) out.json(line.json)
    else if ('progress' in line) out.progress(line.progress)
    else if ('error' in line) error = line.error
    else return { code: line.code, ...(error === undefined ? {} : { error }) }
  }
  return { code: 1, error: '服务进程在命令完成之前结束了；请看它的日志，再运行一次命令。' }
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })
}
