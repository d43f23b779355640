import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { type Operation, readContract, type Schema } from '../../src/http/contract.ts'
import { makeChecker } from '../../src/http/schema-check.ts'
import { type Checks, complaintOf } from './conformance.ts'
import { type Fits, type FuzzRequest, requestsOf } from './fuzz-request.ts'
import { DEAR, type FuzzWorld } from './fuzz-world.ts'
import type { KeepAliveClient } from './keep-alive-client.ts'

interface Fuzz {
  client: KeepAliveClient
  world: FuzzWorld
  /** Requests in all. */
  runs: number
  seed: number
}

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
  const addFormats = formats as unknown as { default: (target: Ajv2020) => void }
  addFormats.default(ajv)
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
export async function fuzz({ client, world, runs, seed }: Fuzz): Promise<{
  complaints: string[]
  /** Answers of each operation by their status. */
  statuses: Map<string, Map<number, number>>
}> {
  const contract = readContract()
  const checker = makeChecker(contract)
  const fits = judge(contract.components)
  const failure = checker.check({ $ref: '#/components/schemas/Failure' })
  const known = { resolve: checker.resolve, values: world.values }
  const operations = [
    ...contract.operations.filter((one) => !isEnding(one)),
    ...contract.operations.filter(isEnding).sort((a, b) => b.url.length - a.url.length),
  ]
  const weights = operations.reduce((sum, one) => sum + weightOf(one), 0)
  const complaints: string[] = []
  const statuses = new Map<string, Map<number, number>>()
  for (const [index, operation] of operations.entries()) {
    const counts = new Map<number, number>()
    statuses.set(operation.id, counts)
    const answers = new Map([...operation.answers].map(([status, schema]) => [status, checker.check(schema)]))
    const checks: Checks = { answers, failure }
    const ask = async (request: FuzzRequest) => {
      const answer = await client.send(await bytesOf(world, operation, request), request.method)
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      const complaint = complaintOf(operation, request, answer, checks)
      if (complaint) throw new Error(complaint)
    }
    const siblings = operations.filter(({ url }) => url === operation.url).map(({ method }) => method)
    const about = { known, fits, poolOf: (name: string) => world.poolOf(operation, name) }
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
  return { complaints, statuses }
}

async function bytesOf(world: FuzzWorld, operation: Operation, request: FuzzRequest): Promise<string> {
  const { method, target, headers, body, caller } = request
  const needsToken = caller === 'everything' || headers.some((line) => line.includes('$TOKEN'))
  const token = needsToken ? await world.tokenFor(operation) : ''
  const length = body === undefined ? (method === 'GET' ? undefined : 0) : Buffer.byteLength(body)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(caller === 'everything' ? [`authorization: Bearer ${token}`] : []),
    ...headers.map((line) => line.replace('$TOKEN', token)),
    ...(length === undefined ? [] : [`content-length: ${length}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
