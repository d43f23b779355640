import { expect, test } from 'vitest'
import { type Operation, readContract } from '../../src/platform/contract/contract.ts'
import { checkerOf } from '../../src/platform/contract/schema-check.ts'
import { CHECKS, complaintOf } from './conformance.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { WireAnswer } from './keep-alive-client.ts'
import { lifeComplaint, livesOf } from './life-cycle.ts'

const contract = readContract()
const checker = checkerOf(contract)
const failure = checker.check({ $ref: '#/components/schemas/Failure' })
const operation = (id: Operation['id']) => {
  const found = contract.operations.find((one) => one.id === id)
  if (!found) throw new Error(`The contract has no ${id}.`)
  return found
}
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'",
  'x-request-id': '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f',
  'cache-control': 'no-store',
}
const answer = (status: number, body: object, headers: Record<string, string> = {}): WireAnswer => ({
  status,
  headers: new Map(Object.entries({ ...HEADERS, ...headers })),
  body: Buffer.from(JSON.stringify(body)),
})
const FINE = { code: 0, data: null }
const refusal = (reason: string) => ({ code: -1, message: '不行', msg: '不行', reason, data: null })
/** Note about the answer to a request for signing out, which gives nothing back. */
function complaint(given: WireAnswer, request: Partial<FuzzRequest>): string | undefined {
  const { answers } = operation('signOut')
  return complaintOf(
    operation('signOut'),
    { expected: 'odd', method: 'POST', headers: ['authorization: x'], ...request },
    given,
    {
      answers: new Map([...answers].map(([status, schema]) => [status, checker.check(schema)])),
      ...{ failure, allow: 'POST', note: () => undefined },
    },
  )
}

const BROKEN: readonly [check: string, given: WireAnswer, request: Partial<FuzzRequest>][] = [
  ['not_a_server_error', answer(500, refusal('server_error')), {}],
  ['status_code_conformance', answer(204, FINE), {}],
  ['status_code_conformance', answer(418, refusal('tea')), {}],
  ['content_type_conformance', answer(200, FINE, { 'content-type': 'text/html' }), {}],
  ['response_headers_conformance', answer(200, FINE, { 'set-cookie': 'a=1' }), {}],
  ['response_headers_conformance', answer(200, FINE, { 'x-content-type-options': '' }), {}],
  ['response_schema_conformance', answer(200, { code: 0, data: { more: 1 } }), {}],
  ['response_schema_conformance', answer(400, { error: 'no' }), {}],
  ['negative_data_rejection', answer(200, FINE), { expected: 'wrong' }],
  ['negative_data_rejection', answer(200, FINE), { expected: 'type' }],
  ['positive_data_acceptance', answer(400, refusal('bad_json')), { expected: 'right' }],
  ['missing_required_header', answer(200, FINE), { expected: 'stranger', headers: [] }],
  ['missing_required_header', answer(200, FINE), { expected: 'type', headers: [] }],
  ['unsupported_method', answer(404, refusal('unknown_operation')), { expected: 'method' }],
  [
    'allow_header_conformance',
    answer(405, refusal('method_not_allowed'), { allow: 'GET' }),
    { expected: 'method' },
  ],
  ['ignored_auth', answer(200, FINE), { expected: 'stranger' }],
]

test.each(BROKEN)('%s complains about an answer that breaks it', (check, given, request) => {
  expect(complaint(given, request)).toMatch(new RegExp(`^${check}: `))
})

test('an answer that breaks nothing is let be', () => {
  expect(complaint(answer(200, FINE), { expected: 'right' })).toBeUndefined()
  const refused = answer(401, refusal('sign_in_required'), { 'www-authenticate': 'Bearer' })
  expect(complaint(refused, { expected: 'stranger' })).toBeUndefined()
})

const ID = '1d9f3f0e-2f55-4d59-8b0b-6f3f5a4b7c10'
const lives = livesOf(contract.operations)
/** Note when the resource answers so after it was created or ended. */
async function later(id: 'putLabel' | 'deleteLabel', seen: WireAnswer, acted = answer(404, FINE)) {
  const life = lives.get(id)
  if (!life) throw new Error(`${id} makes and ends nothing.`)
  return await lifeComplaint(operation(id), life, `/api/labels/${ID}`, answer(200, FINE), async (method) =>
    method === 'GET' ? seen : acted,
  )
}

test('what was made and is not there, or was ended and still is, is complained about', async () => {
  const label = answer(200, { code: 0, data: { id: ID } })
  const none = answer(404, refusal('not_found'))
  expect(await later('putLabel', none)).toMatch(/^ensure_resource_availability: /)
  expect(await later('putLabel', label)).toBeUndefined()
  expect(await later('deleteLabel', label)).toMatch(/^use_after_free: /)
  expect(await later('deleteLabel', none)).toBeUndefined()
})

test('a thing whose name others only say is gone all the same', async () => {
  const life = lives.get('removeHost')
  if (!life) throw new Error('removeHost ends nothing.')
  const ended = (name: string) =>
    lifeComplaint(operation('removeHost'), life, '/api/admin/hosts/%2C', answer(200, FINE), async (method) =>
      method === 'GET' ? answer(200, { code: 0, data: [{ name, siteName: ',' }] }) : answer(404, FINE),
    )
  expect(await ended('"')).toBeUndefined()
  expect(await ended(',')).toMatch(/^use_after_free: /)
})

/** What is taken back stays as history, and no operation reads it alone. */
const STAYS: ReadonlySet<string> = new Set(['takeBackNoFinanceBills'])

test('every operation that makes or ends something is followed, and every check has its broken answer', () => {
  const follows = (does: 'make' | 'end') =>
    [...lives].flatMap(([id, life]) => (life.does === does ? [id] : [])).sort()
  expect(follows('end')).toEqual(
    contract.operations
      .filter(({ method, url }) => method === 'DELETE' && /\/:\w+$/.test(url))
      .map(({ id }) => id)
      .filter((id) => !STAYS.has(id))
      .sort(),
  )
  expect(follows('make').length).toBeGreaterThanOrEqual(9)
  const proved = new Set([
    ...BROKEN.map(([check]) => check),
    ...['use_after_free', 'ensure_resource_availability'],
  ])
  expect(CHECKS.filter((check) => !proved.has(check))).toEqual([])
  expect(CHECKS).toHaveLength(13)
})
