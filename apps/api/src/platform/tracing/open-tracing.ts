import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { traceOutgoingCalls } from './outgoing-calls.ts'
import { errorName, type OpenSpan, type RemoteParent, type Tracer, useTracer } from './span.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Spans that wait to be sent; more are dropped. */
const MOST_WAITING = 2_048
const SEND_MS = 5_000
/** What the end of the process waits for the last spans. */
const LAST_MS = 1_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

export interface Tracing {
  /** Sends what waits. */
  flush(): Promise<void>
  /** Sends what waits within a second and ends; a receiver that is away holds nothing up. */
  stop(): Promise<void>
}

/**
 * Traces calls, statements, jobs and questions to other services from now on. This file and its packages are loaded only
 * where it is wanted.
 * @param say takes one sentence when the receiver is away, and one when it is back
 */
export function openTracing(
  settings: TracingSettings,
  { say, delayMs = 5_000 }: { say: (sentence: string) => void; delayMs?: number },
): Tracing {
  const { url, headers, serviceName, ratio } = settings
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sayingWhenAway(exporter, new URL(url).host, say),
        ...{ maxQueueSize: MOST_WAITING, scheduledDelayMillis: delayMs, exportTimeoutMillis: SEND_MS * 2 },
      }),
    ],
  })
  useTracer(tracerOf(provider))
  const stopOutgoing = traceOutgoingCalls()
  return {
    flush: () => provider.forceFlush(),
    stop: async () => {
      useTracer(undefined)
      stopOutgoing()
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_MS)
      })
      await Promise.race([provider.shutdown().catch(() => undefined), patience])
      clearTimeout(timer)
    },
  }
}

/** Says once that the receiver does not take spans, and once that it does again. */
function sayingWhenAway(exporter: SpanExporter, host: string, say: (sentence: string) => void): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined
        if (failed && !isAway)
          say(
            `追踪数据发不到 ${host}（${errorName(result.error)}）：网站照常运行，发不出的数据会丢弃；请检查接收端和 OTEL_EXPORTER_OTLP_ENDPOINT。`,
          )
        if (!failed && isAway) say(`追踪数据又能发到 ${host}。`)
        isAway = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('haixuan')
  const spans = new WeakMap<OpenSpan, Span>()
  const contextOf = (parent: OpenSpan | RemoteParent | undefined) => {
    if (parent === undefined) return ROOT_CONTEXT
    if ('traceId' in parent)
      return trace.setSpanContext(ROOT_CONTEXT, {
        ...{ traceId: parent.traceId, spanId: parent.spanId, isRemote: true },
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      })
    const span = spans.get(parent)
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
  }
  return {
    start({ name, kind, facts }, parent) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, contextOf(parent))
      const open: OpenSpan = {
        set: (more) => void span.setAttributes(more),
        fail: (what) => {
          span.setAttribute('error.type', what)
          span.setStatus({ code: SpanStatusCode.ERROR })
        },
        end: () => span.end(),
      }
      spans.set(open, span)
      return open
    },
  }
}
