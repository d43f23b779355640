import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { type Json, type Operation, readContract, type Schema } from '../../src/platform/contract/contract.ts'
import { checkerOf } from '../../src/platform/contract/schema-check.ts'
import { CHECKS, type CheckName, type Checks, complaintOf } from './conformance.ts'
import { DEAR, type FuzzFixture } from './fuzz-fixture.ts'
import { type Fits, type FuzzRequest, requestsOf } from './fuzz-request.ts'
import type { KeepAliveClient } from './keep-alive-client.ts'
import { type Ask, lifeComplaint, livesOf } from './life-cycle.ts'

interface Fuzz {
  client: KeepAliveClient
  fixture: FuzzFixture
  /** Requests in all. */
  runs: number
  seed: number
}

/** Methods that are sent without a length. */
const BODYLESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'TRACE'])
/** What runs the password hash is sent right so rarely. */
const dearRuns = (runs: number) => Math.max(2, Math.round(runs / 10_000))
/** An operation with nothing to fill in has little to find. */
const weightOf = ({ parameters, body }: Operation) =>
  body || parameters.some((one) => one.in === 'query') ? 3 : 1
/** What takes something away comes after what needs it, the most deeply nested first. */
const isEnding = ({ id, method }: Operation) =>
  method === 'DELETE' || /^(cancel|remove|revoke|signOut|refund|setUser|price)/.test(id)

/** Judges values apart from the checker of the server, which fills in defaults. */
function judge(components: Schema): Fits {
  const ajv = new Ajv2020({ strict: false })
  addFormats(ajv)
  ajv.addSchema({ $id: 'contract:', components })
  const known = new Map<Schema, ReturnType<typeof ajv.compile>>()
  return (schema, value) => {
    let check = known.get(schema)
    if (!check) {
      check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract:#/')))
      known.set(schema, check)
    }
    return check(value) && !JSON.stringify(value).includes('\\u0000')
  }
}

/** Sends requests made from the contract, one after the other, and judges every answer. */
export async function fuzz({ client, fixture, runs, seed }: Fuzz): Promise<{
  complaints: string[]
  /** Answers of each operation by their status. */
  statuses: Map<string, Map<number, number>>
  /** How many answers each check has judged. */
  judged: Map<CheckName, number>
}> {
  const contract = readContract()
  const checker = checkerOf(contract)
  const fits = judge(contract.components)
  const failure = checker.check({ $ref: '#/components/schemas/Failure' })
  const known = { resolve: checker.resolve, values: fixture.values }
  const operations = [
    ...contract.operations.filter((one) => !isEnding(one)),
    ...contract.operations.filter(isEnding).sort((a, b) => b.url.length - a.url.length),
  ]
  const weights = operations.reduce((sum, one) => sum + weightOf(one), 0)
  const lives = livesOf(operations)
  const judged = new Map<CheckName, number>(CHECKS.map((check) => [check, 0]))
  const note = (check: CheckName) => void judged.set(check, (judged.get(check) ?? 0) + 1)
  const complaints: string[] = []
  const statuses = new Map<string, Map<number, number>>()
  for (const [index, operation] of operations.entries()) {
    const counts = new Map<number, number>()
    statuses.set(operation.id, counts)
    const answers = new Map([...operation.answers].map(([status, schema]) => [status, checker.check(schema)]))
    const siblings = operations.filter(({ url }) => url === operation.url).map(({ method }) => method)
    const allow = [...siblings, ...(siblings.includes('GET') ? ['HEAD'] : [])].sort().join(', ')
    const checks: Checks = { answers, failure, allow, note }
    const life = lives.get(operation.id)
    const ask = async (request: FuzzRequest) => {
      const token = await tokenOf(fixture, operation, request)
      const answer = await client.send(bytesOf(request, token), request.method)
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      const complaint = complaintOf(operation, request, answer, checks)
      if (complaint) throw new Error(complaint)
      if (!life || request.caller === 'nobody' || request.method !== operation.method) return
      const again: Ask = (method, target, body) => {
        if (method === 'GET') note(life.does === 'make' ? 'ensure_resource_availability' : 'use_after_free')
        return client.send(bytesOf(plain(method, target, body), token), method)
      }
      const afterwards = await lifeComplaint(operation, life, request.target, answer, again)
      if (afterwards) throw new Error(afterwards)
    }
    const about = { known, fits, poolOf: (name: string) => fixture.poolOf(operation, name) }
    const run = async (requests: fc.Arbitrary<FuzzRequest>, numRuns: number) => {
      const found = await fc.check(fc.asyncProperty(requests, ask), { numRuns, seed: seed + index })
      if (!found.failed) return
      const why = found.errorInstance instanceof Error ? found.errorInstance.message : 'no run was possible'
      complaints.push(`${operation.id}: ${why} for ${JSON.stringify(found.counterexample)?.slice(0, 700)}`)
    }
    const isDear = DEAR.has(operation.id)
    await run(
      requestsOf(operation, { ...about, isDear }, siblings),
      Math.ceil((runs * weightOf(operation)) / weights),
    )
    if (!isDear) continue
    const right = requestsOf(operation, { ...about, isDear: false }, siblings)
    await run(
      right.filter(({ expected }) => expected === 'right'),
      dearRuns(runs),
    )
  }
  return { complaints, statuses, judged }
}

async function tokenOf(
  fixture: FuzzFixture,
  operation: Operation,
  { caller, headers }: FuzzRequest,
): Promise<string> {
  const isNeeded = caller === 'everything' || headers.some((line) => line.includes('$TOKEN'))
  return isNeeded ? await fixture.tokenFor(operation) : ''
}

const plain = (method: string, target: string, body: Json | undefined): FuzzRequest => ({
  ...({ method, target, caller: 'everything', expected: 'odd' } as const),
  headers: body === undefined ? [] : ['content-type: application/json'],
  body: body === undefined ? undefined : JSON.stringify(body),
})

function bytesOf({ method, target, headers, body, caller }: FuzzRequest, token: string): string {
  const length = body === undefined ? (BODYLESS.has(method) ? undefined : 0) : Buffer.byteLength(body)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(caller === 'everything' ? [`authorization: Bearer ${token}`] : []),
    ...headers.map((line) => line.replace('$TOKEN', token)),
    ...(length === undefined ? [] : [`content-length: ${length}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
