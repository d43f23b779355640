import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Check } from '../contract/schema-check.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { OverloadedError } from '../database/overloaded-error.ts'
import { Failure, type FailureDetails } from '../failure.ts'
import { BODY_BYTES, KIB, MIB } from './body-bytes.ts'
import { failureStatus } from './failure-status.ts'
import { storageFull } from './free-space.ts'
import { readOnly } from './refuse-read-only.ts'

/** Body of every failure, keys in this order. */
export interface FailureBody {
  code: -1
  message: string
  msg: string
  reason: string
  data: null | (FailureDetails & { requestId?: string })
}

const SERVER_ERROR = '服务器出错了，请稍后重试；如仍失败，请把请求编号告诉客服'
const OVERLOADED = '现在访问的人太多，这次请求没有排到，请 2 秒后重试'
const BUSY = '服务繁忙，请稍后重试'

/** Codes of the framework that mean something to a caller. */
const FRAMEWORK: Record<string, ConstructorParameters<typeof Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    '请求内容只接受 JSON，请把 Content-Type 设为 application/json 后重试',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_length', '请求内容的长度与 Content-Length 不符，请重新发送'],
  FST_ERR_BAD_URL: ['bad_url', '网址中有无法识别的编码，请检查网址后重试'],
  FST_ERR_MAX_PARAM_LENGTH: ['bad_url', '网址中的编号过长，请检查网址后重试'],
}

/** The failure that is reported for anything thrown. Only a Failure keeps its message. @param bodyLimit in bytes */
function toFailure(error: unknown, bodyLimit: number): Failure {
  if (error instanceof Failure) return error
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    statusCode?: unknown
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const most = bodyLimit >= MIB ? `${bodyLimit / MIB} MiB` : `${bodyLimit / KIB} KiB`
    return new Failure('body_too_large', `请求内容超过 ${most}，请减少内容或分批提交`)
  }
  const known = typeof code === 'string' ? FRAMEWORK[code] : undefined
  if (known) return new Failure(...known)
  if (error instanceof OverloadedError) return new Failure('overloaded', OVERLOADED, { retryAfterMs: 2000 })
  if (code === '25006') return readOnly()
  if (code === '53100') return storageFull()
  if (isDatabaseUnavailable(error)) {
    return new Failure('database_unavailable', BUSY, { retryAfterMs: 2000 })
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new Failure('bad_request', '请求无法识别，请检查后重试')
  }
  return new Failure('server_error', SERVER_ERROR)
}

export function failureBody(error: Failure, requestId: string): FailureBody {
  const details = error.details
  const data =
    failureStatus(error) >= 500
      ? { requestId, ...(details?.retryAfterMs === undefined ? {} : { retryAfterMs: details.retryAfterMs }) }
      : details === undefined
        ? null
        : { ...details }
  return { code: -1, message: error.message, msg: error.message, reason: error.reason, data }
}

/** Sends a failure. Its body is checked against the contract when `check` is given. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  check?: Check,
): FastifyReply {
  const error = toFailure(thrown, request.routeOptions.bodyLimit ?? BODY_BYTES)
  const status = failureStatus(error)
  // What is shed under load is expected: a line with a stack for each would add to the load.
  if (status >= 500 && error.reason !== 'overloaded') request.log.error({ err: thrown }, 'request failed')
  const body = failureBody(error, request.id)
  const wrong = check?.(body)
  if (wrong) {
    request.log.error(
      { reason: error.reason, wrong: wrong.map((w) => `${w.instancePath} ${w.message}`) },
      'failure does not follow the contract',
    )
    return sendFailure(request, reply, new Error(`failure ${error.reason} does not follow the contract`))
  }
  if (error.details?.retryAfterMs !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.details.retryAfterMs / 1000))))
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  // What is left of a refused body must not be read as the next request.
  if (status === 413 || status === 415) reply.header('connection', 'close')
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
