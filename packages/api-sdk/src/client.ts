import createClient from 'openapi-fetch'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { openEnvelope } from './envelope.ts'
import { HaixuanError } from './haixuan-error.ts'
import type { CallArgs, FileOperationId, OperationData, OperationId } from './operation.ts'
import { operationRoutes } from './operations.gen.ts'
import { fillPath } from './path-segment.ts'
import type { paths } from './schema.gen.ts'

/** Specification, section 9. */
const TIME_OUT_MS = 60_000
const MOST_IN_FLIGHT = 10
/** A file of 100,000 rows over a slow line. */
const FILE_TIME_OUT_MS = 600_000

/** How one call differs from the usual. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Does not wait behind the others: for the clock and for signing out. */
  unlimited?: boolean
  /** The caller shows the failure themselves; `onFailure` is told so. */
  quiet?: boolean
  /** Sent instead of the token in use: for a call that belongs to one session, no matter who is signed in by then. */
  token?: string
  /** Continues when the page is left. */
  keepalive?: boolean
}

export interface HaixuanClientOptions {
  /** Where the API lives, without `/api`; empty for the page's own origin. */
  baseUrl: string
  /** Token of sign-in, asked again for each call. */
  token: () => string | null
  fetch?: typeof globalThis.fetch
  /** Milliseconds a call may take once it is sent; 60,000 unless told. */
  timeOutMs?: number
  /** Told of every failure but a cancelled call, before the caller is; `token` is the one that was sent. */
  onFailure?: (
    failure: HaixuanError,
    call: { operation: OperationId; token: string | null; quiet: boolean },
  ) => void
}

/** The API, one typed call an operation. */
export interface HaixuanClient {
  /**
   * Calls an operation of the contract by its name and answers its data, without the envelope.
   * @throws {HaixuanError} when it fails
   * @throws the signal's reason when the caller cancelled it
   */
  call: <Id extends OperationId>(
    operation: Id,
    ...args: CallArgs<Id, CallOptions>
  ) => Promise<OperationData<Id>>
  /**
   * Calls an operation that answers with a file and gives its bytes.
   * @throws {HaixuanError} when it fails
   */
  download: <Id extends FileOperationId>(operation: Id, ...args: CallArgs<Id, CallOptions>) => Promise<Blob>
}

const isBytes = (body: unknown): boolean => body instanceof Blob || body instanceof Uint8Array

interface AnyInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export function createHaixuanClient(options: HaixuanClientOptions): HaixuanClient {
  const { baseUrl, token, timeOutMs = TIME_OUT_MS, onFailure } = options
  const http = createClient<paths>({ baseUrl, ...(options.fetch ? { fetch: options.fetch } : {}) })
  const limit = createConcurrencyLimit(MOST_IN_FLIGHT)

  const send = async (
    operation: OperationId,
    input: AnyInput,
    sent: string | null,
    { signal, keepalive = false }: CallOptions,
    isFile: boolean,
  ) => {
    const [method, template] = operationRoutes[operation]
    const timeOut = AbortSignal.timeout(isFile ? Math.max(timeOutMs, FILE_TIME_OUT_MS) : timeOutMs)
    const init = {
      params: { path: input.path ?? {}, query: input.query ?? {} },
      ...(input.body === undefined ? {} : { body: input.body }),
      // Bytes go as they are: the contract calls them a string, which JSON would put into quotation marks.
      ...(isBytes(input.body) ? { bodySerializer: (body: unknown) => body } : {}),
      headers: {
        accept: 'application/json',
        ...(isBytes(input.body) ? { 'content-type': 'application/octet-stream' } : {}),
        ...(sent === null ? {} : { authorization: `Bearer ${sent}` }),
      },
      signal: signal ? AbortSignal.any([signal, timeOut]) : timeOut,
      credentials: 'same-origin',
      keepalive,
      pathSerializer: fillPath,
      parseAs: isFile ? 'blob' : 'text',
    }
    try {
      // The names are checked by CallArgs; the generic request of openapi-fetch wants one literal path at a time.
      const answer = await http.request(method as 'get', template as '/api/health', init as never)
      const raw: unknown = answer.response.ok ? answer.data : answer.error
      if (isFile && answer.response.ok) return raw
      return openEnvelope(
        parse(raw),
        answer.response.status,
        answer.response.headers.get('x-request-id') ?? undefined,
      )
    } catch (thrown) {
      signal?.throwIfAborted()
      if (thrown instanceof HaixuanError || thrown instanceof RangeError) throw thrown
      throw timeOut.aborted
        ? new HaixuanError({
            code: -1,
            reason: 'timeout',
            status: 0,
            message: '请求超时，请稍后重试',
            cause: thrown,
          })
        : new HaixuanError({
            code: -1,
            reason: 'network',
            status: 0,
            message: '网络连接失败，请检查网络后重试',
            cause: thrown,
          })
    }
  }

  const run = async (
    operation: OperationId,
    input: AnyInput,
    how: CallOptions,
    isFile: boolean,
  ): Promise<unknown> => {
    let sent: string | null = null
    const task = () => {
      sent = how.token ?? token()
      return send(operation, input, sent, how, isFile)
    }
    try {
      return await (how.unlimited ? task() : limit.run(task, how.signal))
    } catch (thrown) {
      if (thrown instanceof HaixuanError)
        onFailure?.(thrown, { operation, token: sent, quiet: how.quiet ?? false })
      throw thrown
    }
  }
  const call = (operation: OperationId, input: AnyInput = {}, how: CallOptions = {}) =>
    run(operation, input, how, false)
  const download = (operation: OperationId, input: AnyInput = {}, how: CallOptions = {}) =>
    run(operation, input, how, true)
  return { call: call as HaixuanClient['call'], download: download as HaixuanClient['download'] }
}

/** openapi-fetch has already parsed the text of a failure when it could. */
function parse(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
