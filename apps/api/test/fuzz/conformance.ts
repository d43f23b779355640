import type { Operation } from '../../src/platform/contract/contract.ts'
import type { Check } from '../../src/platform/contract/schema-check.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { WireAnswer } from './keep-alive-client.ts'

/** The checks of Schemathesis, by its names. Every answer is judged by those that its request asks for. */
export const CHECKS = [
  ...(['not_a_server_error', 'status_code_conformance', 'content_type_conformance'] as const),
  ...(['response_headers_conformance', 'response_schema_conformance', 'negative_data_rejection'] as const),
  ...(['positive_data_acceptance', 'missing_required_header', 'unsupported_method'] as const),
  ...(['allow_header_conformance', 'use_after_free', 'ensure_resource_availability'] as const),
  'ignored_auth' as const,
]
export type CheckName = (typeof CHECKS)[number]

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
  /** Value of `Allow` where a method is refused. */
  allow: string
  /** Counts that a check has judged an answer. */
  note: (check: CheckName) => void
}

type Judged = Pick<FuzzRequest, 'expected' | 'method' | 'headers'>

/** What is wrong with an answer by the checks that need nothing but it and its request. Undefined: nothing. */
export function complaintOf(
  operation: Operation,
  request: Judged,
  answer: WireAnswer,
  checks: Checks,
): string | undefined {
  const { status, headers, body } = answer
  const { answers, failure, note } = checks
  const text = () => body.toString('utf8').slice(0, 300)
  note('not_a_server_error')
  if (!(status >= 200 && status < 500)) return `not_a_server_error: ${status} ${text()}`
  note('status_code_conformance')
  const declared = answers.get(String(status))
  if (status < 400 && !declared) return `status_code_conformance: ${status} is not declared`
  if (status >= 400 && !FAILURES.has(status))
    return `status_code_conformance: ${status} is no failure of ours`

  note('content_type_conformance')
  const type = headers.get('content-type') ?? ''
  const isFile = status < 400 && type === 'application/octet-stream'
  if (type !== 'application/json; charset=utf-8' && !isFile) return `content_type_conformance: ${type}`
  note('response_headers_conformance')
  for (const [name, value] of HEADERS) {
    if (!value.test(headers.get(name) ?? ''))
      return `response_headers_conformance: ${name}: ${headers.get(name)}`
  }
  if (headers.has('set-cookie') || headers.has('x-evil'))
    return 'response_headers_conformance: a header too many'
  let reason = ''
  // An answer to HEAD has no body.
  if (!isFile && request.method !== 'HEAD') {
    note('response_schema_conformance')
    const value = JSON.parse(body.toString('utf8')) as { reason?: string }
    const wrong = (declared ?? failure)(value)
    if (wrong) {
      const told = wrong.slice(0, 3).map((one) => `${one.instancePath} ${one.message}`)
      return `response_schema_conformance: ${status} ${told.join('; ')} ${text()}`
    }
    reason = value.reason ?? ''
  }
  return unexpected(operation, request, { status, headers, reason }, checks, text)
}

function unexpected(
  { access }: Operation,
  { expected, headers: sent }: Judged,
  { status, headers, reason }: { status: number; headers: Map<string, string>; reason: string },
  { allow, note }: Checks,
  text: () => string,
): string | undefined {
  switch (expected) {
    case 'right':
      note('positive_data_acceptance')
      if (access.auth === 'user' && status === 401) return `positive_data_acceptance: ${text()}`
      if (REFUSED_FORM.has(reason)) return `positive_data_acceptance: ${status} ${text()}`
      return undefined
    case 'wrong':
      note('negative_data_rejection')
      return [400, 404, 413, 422].includes(status)
        ? undefined
        : `negative_data_rejection: ${status} ${text()}`
    case 'stranger': {
      const isNamed = sent.some((line) => line.startsWith('authorization:'))
      const check = access.auth === 'user' && !isNamed ? 'missing_required_header' : 'ignored_auth'
      note(check)
      if (access.auth === 'public')
        return reason === 'sign_in_required' ? `ignored_auth: ${text()}` : undefined
      if (status !== 401) return `${check}: ${status} ${text()}`
      return headers.get('www-authenticate') === 'Bearer'
        ? undefined
        : 'response_headers_conformance: www-authenticate'
    }
    case 'type': {
      const check = sent.length === 0 ? 'missing_required_header' : 'negative_data_rejection'
      note(check)
      return status === 415 ? undefined : `${check}: ${status} for a wrong type ${text()}`
    }
    case 'method':
      note('unsupported_method')
      if (status !== 405) return `unsupported_method: ${status} ${text()}`
      note('allow_header_conformance')
      return headers.get('allow') === allow
        ? undefined
        : `allow_header_conformance: ${headers.get('allow')} instead of ${allow}`
    case 'odd':
      return undefined
  }
}
