import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A command as it was typed; paths in it are absolute. */
export interface SentCommand {
  args: string[]
}

/** What comes back, one JSON value a line; the last one has the exit code. */
type Line = { text: string } | { json: unknown } | { error: string } | { code: number }

/** Where lines of a command go. */
export interface CommandLines {
  text(line: string): void
  json(value: unknown): void
}

export type RunCommand = (
  command: SentCommand,
  out: CommandLines,
  stopping: () => boolean,
) => Promise<{ code: number; error?: string }>

/** Addresses of local sockets are no longer than this on any system. */
const MOST_BYTES = 100
const MOST_COMMAND = 65_536

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
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    void answer(socket, run)
  })
  await listen(server, path)
  chmodSync(path, 0o600)
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    rmSync(path, { force: true })
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve())
  })
}

async function answer(socket: Socket, run: RunCommand): Promise<void> {
  const send = (line: Line) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(line)}\n`)
  }
  let isGone = false
  socket.on('close', () => {
    isGone = true
  })
  const command = await readCommand(socket)
  if (command === null) return void socket.destroy()
  const out = { text: (text: string) => send({ text }), json: (json: unknown) => send({ json }) }
  const { code, error } = await run(command, out, () => isGone)
  if (error !== undefined) send({ error })
  send({ code })
  socket.end()
}

/** The first line of a connection; null when it is none of ours. */
async function readCommand(socket: Socket): Promise<SentCommand | null> {
  let text = ''
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part)
    if (text.includes('\n') || text.length > MOST_COMMAND) break
  }
  try {
    const { args } = JSON.parse(text) as Partial<SentCommand>
    return Array.isArray(args) && args.every((arg) => typeof arg === 'string') ? { args } : null
  } catch {
    return null
  }
}

/**
 * Hands a command to the process that serves the data folder.
 * @returns its exit code and sentence; null when no process listens there
 */
export async function sendCommand(
  dataDir: string,
  command: SentCommand,
  out: CommandLines,
): Promise<{ code: number; error?: string } | null> {
  const path = socketOf(dataDir)
  const socket = path === null ? null : await connect(path)
  if (!socket) return null
  socket.write(`${JSON.stringify(command)}\n`)
  let error: string | undefined
  for await (const text of createInterface({ input: socket })) {
    const line = JSON.parse(text) as Line
    if ('text' in line) out.text(line.text)
    else if ('json' in line) out.json(line.json)
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
