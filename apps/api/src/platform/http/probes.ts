import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/database.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'

/** Whether a process may still get calls. Load balancers read it; it is set when the process is to end. */
export interface Readiness {
  isDraining: boolean
}

const say = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)

/**
 * `/healthz` says that the process is alive; without an answer a supervisor restarts it. `/readyz` says whether it may get
 * calls: not without its database and not while it ends. Both are free of rate limits and need no sign-in.
 */
export function serveProbes(
  app: FastifyInstance,
  db: Pick<Database, 'alive'>,
  readiness: Readiness | undefined,
): void {
  app.get('/healthz', async (_request, reply) => say(reply, 200, 'ok'))
  app.get('/readyz', async (_request, reply) => {
    if (readiness?.isDraining) return say(reply, 503, 'draining')
    try {
      await db.alive()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return say(reply, 503, 'database unavailable')
    }
    return say(reply, 200, 'ready')
  })
}
