// Owns PGlite in a thread of its own, so that a heavy query never stops the server. Plain JavaScript: a worker
// loads it as it is, whatever loader (tsx, vitest, none) the main thread runs under.
import { cpSync, statfsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** @type {{ folder: string, settings: string[], checkpointBytes: number, checkpointMs: number, criticalBytes?: number }} */
const { folder, settings, checkpointBytes, checkpointMs, criticalBytes = 0 } = workerData
const LOOK_EVERY_MS = 500
/** A checkpoint writes a little itself; less than this is nothing to save. */
const NOISE_BYTES = 8192
const IDLE = 0x49

const port = parentPort
if (!port) throw new Error('pglite-worker.mjs runs as a worker thread only.')
const db = await PGlite.create(folder, { postgresqlconf: settings })

/** Transaction status the engine reported last: I idle, T in a transaction, E in a failed one. */
let status = IDLE
let session = 0
let savedAt = performance.now()
let lookedAt = 0
let savedLsn = await readLsn()
let tail = Promise.resolve()

async function readLsn() {
  const { rows } = await db.query("select (pg_current_wal_insert_lsn() - '0/0')::float8 as lsn")
  return rows[0].lsn
}

async function checkpoint() {
  await db.exec('checkpoint')
  savedLsn = await readLsn()
  savedAt = performance.now()
}

/** The engine never takes a checkpoint by itself; without one its log grows and the next start is slow. */
async function checkpointWhenDue() {
  const now = performance.now()
  if (status !== IDLE || now - lookedAt < LOOK_EVERY_MS) return
  lookedAt = now
  const written = (await readLsn()) - savedLsn
  if (written >= checkpointBytes || (written > NOISE_BYTES && now - savedAt >= checkpointMs))
    await checkpoint()
}

let isReadOnly = false
let isBetween = true
let freeSeenAt = 0

/** The engine does not survive a disk without space: it writes nothing before it comes to that. */
async function keepFreeSpace() {
  const now = Date.now()
  if (criticalBytes === 0 || status !== IDLE || !isBetween || now - freeSeenAt < LOOK_EVERY_MS) return
  freeSeenAt = now
  const { bavail, bsize } = statfsSync(folder)
  const wanted = bavail * bsize < criticalBytes
  if (wanted === isReadOnly) return
  await db.exec(`set default_transaction_read_only = ${wanted ? 'on' : 'off'}`)
  isReadOnly = wanted
}

/** Every connection is the same session underneath: what the last one left must go. */
async function resetSession() {
  if (status !== IDLE) await db.exec('rollback')
  await db.exec('discard all')
  status = IDLE
  isReadOnly = false
  isBetween = true
  freeSeenAt = 0
}

async function wire(id, bytes, endsInReady) {
  await keepFreeSpace()
  isBetween = endsInReady
  let last = 0
  await db.runExclusive(() =>
    db.execProtocolRawStream(bytes, {
      onRawData: (data) => {
        if (data.length === 0) return
        last = data[data.length - 1]
        const copy = data.slice()
        port.postMessage({ id, data: copy }, [copy.buffer])
      },
    }),
  )
  // An answer to Query or Sync ends with ReadyForQuery, whose last byte is the status.
  if (endsInReady) status = last
}

async function answer(message) {
  switch (message.kind) {
    case 'start':
      await resetSession()
      session = message.session
      return wire(message.id, message.bytes, true)
    case 'wire':
      // What a closed connection still had in flight must not run inside the next one.
      if (message.session !== session) return
      return wire(message.id, message.bytes, message.endsInReady)
    case 'leave':
      if (message.session === session) await resetSession()
      return
    case 'probe':
      // Inside a transaction the answer to its last statement is proof enough.
      if (status === IDLE) await db.query('select 1')
      return
    case 'checkpoint':
      if (status === IDLE) await checkpoint()
      return
    case 'copy':
      await checkpoint()
      cpSync(folder, message.to, { recursive: true, preserveTimestamps: true })
      return
    case 'close':
      clearInterval(timer)
      await resetSession()
      await checkpoint()
      await db.close()
      return
  }
}

function enqueue(task) {
  tail = tail.then(task)
  return tail
}

function isBroken(error) {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error?.name === 'ExitStatus' ||
    /^(Aborted|Program terminated|PGlite is closed)/.test(String(error?.message))
  )
}

port.on('message', (message) =>
  enqueue(async () => {
    try {
      await answer(message)
      port.postMessage({ id: message.id, done: true })
      if (message.kind === 'close') port.close()
      else await checkpointWhenDue()
    } catch (error) {
      port.postMessage({ id: message.id, done: true, error: String(error?.message ?? error) })
      // An error of the database has a code; without one the engine itself is broken, and another has to be opened.
      if (isBroken(error)) setImmediate(() => process.exit(1))
    }
  }),
)
const timer = setInterval(() => enqueue(() => checkpointWhenDue().catch(() => undefined)), 1000)
port.postMessage({ ready: true })
