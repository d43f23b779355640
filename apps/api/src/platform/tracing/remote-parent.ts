import type { RemoteParent } from './span.ts'

/** Version 00 of the W3C header `traceparent`; undefined for anything else. */
export function readTraceparent(text: unknown): RemoteParent | undefined {
  if (typeof text !== 'string') return undefined
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
