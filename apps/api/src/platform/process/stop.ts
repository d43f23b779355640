import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Readiness } from '../http/probes.ts'
import type { Worker } from '../jobs/worker.ts'

/** Calls in progress get this long to end, then their connections are cut. */
const PATIENCE_MS = 10_000
/** The process ends by then whatever still runs: a statement that is cut off is rolled back by its database. */
const DEADLINE_MS = 14_500

/** What there is to end so far: a start can be stopped half-way. */
export interface Running {
  db: Database
  app?: FastifyInstance
  worker?: Worker
  readiness: Readiness
  /** How long balancers get to see that the process ends before it takes no more calls. */
  drainMs: number
  /** Ends the socket of the command line. */
  stopCommands?: () => Promise<void>
  /** Sends the last spans. */
  stopTracing?: () => Promise<void>
}
export interface Stopping {
  /** A signal came; whatever fails from now on fails because of it. */
  asked: boolean
}

/**
 * Ends server, worker and database cleanly at SIGTERM or SIGINT: `/readyz` says so first, then no new calls, and those
 * in progress are answered; jobs end or are given back.
 */
export function stopOnSignals(running: Running): Stopping {
  const stopping: Stopping = { asked: false }
  const stop = (signal: string) => {
    if (stopping.asked) return
    stopping.asked = true
    running.app?.log.info({ signal }, 'ending')
    setTimeout(() => {
      running.app?.log.warn('ended with statements still running')
      process.exit(1)
    }, running.drainMs + DEADLINE_MS)
    end(running).then(
      () => process.exit(0),
      (error: unknown) => {
        running.app?.log.error({ err: error }, 'could not end cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stopping
}

async function end({
  app,
  worker,
  stopCommands,
  stopTracing,
  db,
  readiness,
  drainMs,
}: Running): Promise<void> {
  readiness.isDraining = true
  await Promise.all([app && endCalls(app, drainMs), worker?.stop(), stopCommands?.()])
  await Promise.all([db.close(), stopTracing?.()])
}

async function endCalls(app: FastifyInstance, drainMs: number): Promise<void> {
  if (drainMs > 0) await pause(drainMs)
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  await app.close()
  clearTimeout(cut)
}
