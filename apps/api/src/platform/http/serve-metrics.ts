import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { Measure } from '../metrics/measure.ts'
import { Metrics } from '../metrics/metrics.ts'
import { isForwarded, isFromLoopback } from './own-machine.ts'

export interface MetricsOptions {
  measures: readonly Measure[]
  /** A call with it may read from anywhere. Without one, only a call from this machine that no proxy forwarded may. */
  token?: string | undefined
}

/** Counts every answer and serves the figures at `/metrics`. All other callers get 404. */
export function serveMetrics(app: FastifyInstance, { measures, token }: MetricsOptions): void {
  const metrics = new Metrics(measures)
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? 'page'
    metrics.answered({ operation, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Failure('not_found', '没有这个文件或页面，请检查网址，或刷新页面')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.text())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromLoopback(request.raw) && !isForwarded(request.raw)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}
