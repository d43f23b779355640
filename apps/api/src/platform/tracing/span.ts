import { AsyncLocalStorage } from 'node:async_hooks'

/** What is said of a span: names and figures of the program, never of a person, and no secret. */
type SpanFacts = Record<string, string | number | boolean>

interface NewSpan {
  name: string
  /** server: a call that came. client: a question to another program. internal: work of this one. */
  kind: 'server' | 'client' | 'internal'
  facts: SpanFacts
}

/** A span that has not ended. */
export interface OpenSpan {
  set(facts: SpanFacts): void
  /** @param what code or class of the error; its sentence may hold values */
  fail(what: string): void
  end(): void
}

/** A trace of another program that this one continues. */
export interface RemoteParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

export interface Tracer {
  start(span: NewSpan, parent: OpenSpan | RemoteParent | undefined): OpenSpan
}

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<OpenSpan>()

/** Sets the tracer of this process; without one nothing below costs more than a comparison. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== undefined

/** Begins a span that no code runs in yet; undefined without a tracer. */
export function startSpan(span: NewSpan, parent?: RemoteParent): OpenSpan | undefined {
  return tracer?.start(span, parent ?? current.getStore())
}

/** Begins a span below that of the running code; undefined when there is none, so that own work makes no traces. */
export function startChild(span: () => NewSpan): OpenSpan | undefined {
  const parent = tracer && current.getStore()
  return parent && tracer?.start(span(), parent)
}

/** Runs code inside a span that somebody else ends. */
export function runIn<T>(span: OpenSpan, work: () => T): T {
  return current.run(span, work)
}

/** Runs work in a span of its own, which ends with it. */
export async function inSpan<T>(span: NewSpan, work: () => Promise<T>): Promise<T> {
  const open = startSpan(span)
  if (!open) return await work()
  try {
    return await runIn(open, work)
  } catch (error) {
    open.fail(errorName(error))
    throw error
  } finally {
    open.end()
  }
}

/** Runs work that belongs to no span, not even that of the code that asked for it. */
export function outsideSpans<T>(work: () => T): T {
  return current.exit(work)
}

/** Code or class of an error. */
export function errorName(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown'
}
