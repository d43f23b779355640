import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTraceparent } from '../tracing/remote-parent.ts'
import { isTracing, type OpenSpan, runIn, startSpan } from '../tracing/span.ts'
import { trustedProxies } from './trusted-proxies.ts'

/**
 * Traces every call of an operation, when a tracer is set: name of the operation, its path as the contract has it, status and
 * the id that the answer carries. Nothing of the caller, no value of the address, no header.
 * @param proxies whose calls continue the trace that they name; a visitor's own header has no effect
 */
export function traceCalls(app: FastifyInstance, proxies: readonly string[]): void {
  if (!isTracing()) return
  const isTrusted = trustedProxies(proxies)
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation) return done()
    const facts = {
      ...{ 'http.request.method': request.method, 'http.route': operation.url },
      'haixuan.request_id': request.id,
    }
    const isFromProxy = isTrusted(request.raw.socket.remoteAddress ?? '')
    const parent = isFromProxy ? readTraceparent(request.headers['traceparent']) : undefined
    const span = startSpan({ name: operation.id, kind: 'server', facts }, parent)
    if (!span) return done()
    spans.set(request, span)
    // Also when the caller goes away, of whom there is no answer.
    reply.raw.once('close', () => {
      span.set({ 'http.response.status_code': reply.statusCode })
      if (!reply.raw.writableFinished) span.fail('aborted')
      else if (reply.statusCode >= 500) span.fail(String(reply.statusCode))
      span.end()
    })
    runIn(span, done)
  })
  // A body arrives in events of the socket, which know nothing of the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) runIn(span, done)
    else done()
  })
}
