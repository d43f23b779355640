import type { Operation } from '../../src/http/contract.ts'
import type { Check } from '../../src/http/schema-check.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { WireAnswer } from './keep-alive-client.ts'

/** Refusals that a request of the right form must not meet. */
const REFUSED_FORM = new Set([
  ...[
    'bad_json',
    'bad_encoding',
    'bad_url',
    'bad_length',
    'bad_request',
    'unsupported_media_type',
    'body_too_large',
  ],
  ...['unknown_operation', 'method_not_allowed', 'headers_too_large'],
])
const FAILURES = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 431])
const HEADERS: readonly [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^no-referrer$/],
  ['content-security-policy', /default-src 'none'/],
  ['x-request-id', /^[0-9a-f-]{36}$/],
  ['cache-control', /^(no-store|(public|private), max-age=\d+)$/],
]

export interface Checks {
  /** Of an answer, by its status as the contract writes it. */
  answers: ReadonlyMap<string, Check>
  failure: Check
}

/** What is wrong with an answer by the checks that need nothing but it and its request. Undefined: nothing. */
export function complaintOf(
  operation: Operation,
  request: Pick<FuzzRequest, 'expected'>,
  answer: WireAnswer,
  { answers, failure }: Checks,
): string | undefined {
  const { status, headers, body } = answer
  const text = () => body.toString('utf8').slice(0, 300)
  if (!(status >= 200 && status < 500)) return `not_a_server_error: ${status} ${text()}`
  const declared = answers.get(String(status))
  if (status < 400 && !declared) return `status_code_conformance: ${status} is not declared`
  if (status >= 400 && !FAILURES.has(status))
    return `status_code_conformance: ${status} is no failure of ours`

  const type = headers.get('content-type') ?? ''
  const isFile = status < 400 && type === 'application/octet-stream'
  if (type !== 'application/json; charset=utf-8' && !isFile) return `content_type_conformance: ${type}`
  for (const [name, value] of HEADERS) {
    if (!value.test(headers.get(name) ?? ''))
      return `response_headers_conformance: ${name}: ${headers.get(name)}`
  }
  if (headers.has('set-cookie') || headers.has('x-evil'))
    return 'response_headers_conformance: a header too many'
  let reason = ''
  if (!isFile) {
    const value = JSON.parse(body.toString('utf8')) as { reason?: string }
    const wrong = (declared ?? failure)(value)
    if (wrong) {
      const told = wrong.slice(0, 3).map((one) => `${one.instancePath} ${one.message}`)
      return `response_schema_conformance: ${status} ${told.join('; ')} ${text()}`
    }
    reason = value.reason ?? ''
  }
  return unexpected(operation, request, { status, headers, reason }, text)
}

function unexpected(
  { access }: Operation,
  { expected }: Pick<FuzzRequest, 'expected'>,
  { status, headers, reason }: { status: number; headers: Map<string, string>; reason: string },
  text: () => string,
): string | undefined {
  switch (expected) {
    case 'right':
      if (access.auth === 'user' && status === 401) return `positive_data_acceptance: ${text()}`
      if (REFUSED_FORM.has(reason)) return `positive_data_acceptance: ${status} ${text()}`
      return undefined
    case 'wrong':
      return [400, 404, 413, 422].includes(status)
        ? undefined
        : `negative_data_rejection: ${status} ${text()}`
    case 'stranger':
      if (access.auth === 'public')
        return reason === 'sign_in_required' ? `ignored_auth: ${text()}` : undefined
      if (status !== 401) return `ignored_auth: ${status} ${text()}`
      return headers.get('www-authenticate') === 'Bearer'
        ? undefined
        : 'response_headers_conformance: www-authenticate'
    case 'type':
      return status === 415 ? undefined : `negative_data_rejection: ${status} for a wrong type ${text()}`
    case 'method':
      if (status !== 405) return `unsupported_method: ${status} ${text()}`
      return headers.has('allow') ? undefined : 'unsupported_method: no Allow'
    case 'odd':
      return undefined
  }
}
