import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { errorName, type OpenSpan, startChild } from './span.ts'

/** What the channels of fetch carry. */
interface Sent {
  request: { method: string; origin: string | URL }
}
type Answered = Sent & { response: { statusCode: number } }
type Failed = Sent & { error: unknown }

/**
 * Traces every fetch of a call or job: method, host and status. Never the path or the query, which may hold a
 * number or a signature, and no header; nothing is sent along, for those who are asked are other companies.
 * @returns ends it
 */
export function traceOutgoingCalls(): () => void {
  const spans = new WeakMap<object, OpenSpan>()
  const end = (request: object, error?: unknown) => {
    const span = spans.get(request)
    if (error !== undefined) span?.fail(errorName(error))
    span?.end()
    spans.delete(request)
  }
  const listeners = {
    'undici:request:create': ({ request }: Sent) => {
      const { method, origin } = request
      const { hostname, port, protocol } = new URL(origin)
      const facts = {
        ...{ 'http.request.method': method, 'server.address': hostname },
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      }
      const span = startChild(() => ({ name: `${method} ${hostname}`, kind: 'client', facts }))
      if (span) spans.set(request, span)
    },
    'undici:request:headers': ({ request, response: { statusCode } }: Answered) => {
      const span = spans.get(request)
      span?.set({ 'http.response.status_code': statusCode })
      if (statusCode >= 400) span?.fail(String(statusCode))
    },
    'undici:request:trailers': ({ request }: Sent) => end(request),
    'undici:request:error': ({ request, error }: Failed) => end(request, error),
  }
  // The channels say nothing of the types of what they carry.
  const all = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [name, listener] of all) subscribe(name, listener)
  return () => {
    for (const [name, listener] of all) unsubscribe(name, listener)
  }
}
