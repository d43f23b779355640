import { type FieldMessage, HaixuanError } from './haixuan-error.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const isFieldMessage = (value: unknown): value is FieldMessage =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

/**
 * Takes the data out of the envelope.
 * Code 0 without a message is the only success (specification, section 8: a message present is an error,
 * shown as message, then msg, then 请求失败).
 * @param body parsed JSON of the answer, or its text when it was not JSON
 * @throws {HaixuanError} for every other answer
 */
export function openEnvelope(body: unknown, status: number, requestId: string | undefined): unknown {
  if (!isRecord(body) || typeof body['code'] !== 'number') {
    throw new HaixuanError({
      code: -1,
      reason: 'bad_answer',
      status,
      requestId,
      message: '服务器的回答无法识别，请稍后重试',
    })
  }
  const message = text(body['message']) ?? text(body['msg'])
  if (body['code'] === 0 && message === undefined && status < 400) return body['data']
  const details = isRecord(body['data']) ? body['data'] : {}
  const fields = details['fields']
  throw new HaixuanError({
    code: body['code'],
    reason: text(body['reason']) ?? 'failed',
    status,
    message: message ?? '请求失败',
    requestId: text(details['requestId']) ?? requestId,
    fields: Array.isArray(fields) ? fields.filter(isFieldMessage) : [],
    retryAfterMs: number(details['retryAfterMs']),
    need: text(details['need']),
    scope: text(details['scope']),
    resetAt: number(details['resetAt']),
  })
}
