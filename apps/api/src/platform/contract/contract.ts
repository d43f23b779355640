import { readFileSync } from 'node:fs'
import type { components, operations } from '@haixuan/api-sdk/schema'
import type { ApiKeyScope } from '../api-key-scope.ts'
import type { VipType } from '../caller.ts'
import type { RateClass } from '../http/rate-limit.ts'
import { readsMarket } from './reads-market.ts'

/** Any JSON value; a schema of the contract is one. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schema = { [key: string]: Json }

/**
 * Flags that an operation may require; `main_account` is a user without a main account above them,
 * `operator` somebody who runs the site.
 */
export type AccessFlag = 'isexternallink' | 'is_pre' | 'userCustom' | 'main_account' | 'operator'

/** `x-access` of an operation: who may call it. Read by the access hook, the matrix test and the documentation. */
export interface Access {
  auth: 'public' | 'user'
  rateClass: RateClass
  /** Lowest tier that may call. */
  tier?: VipType
  flags?: AccessFlag[]
  /** Whose objects it touches; the handler's queries carry that owner. */
  owner?: 'self' | 'team'
  idempotent?: boolean
  /** A success is not counted for its address and account, because it was no guess. */
  successIsFree?: true
  /** Scope of the public API that opens it to keys, `any` for every key. Without it keys are refused. */
  keyScope?: ApiKeyScope | 'any'
  /** Tokens of host clients may call it too; they may call every operation that keys may. */
  hostToken?: true
  /** How long a browser may keep the answer; nothing is kept without it. */
  cacheSeconds?: number
  /** Longest time, in seconds, since the caller gave their password. */
  proof?: number
}

/**
 * `x-market-rows` of an operation: which rows of the market its answer opens to the caller, and what charges them to the
 * daily quota. Every operation that answers with market figures has one; a test reads the contract.
 */
export type MarketRowsMark =
  | {
      /** The server charges the rows of the answer. */
      drawn: 'answer'
      rows: {
        kind: components['schemas']['FavouriteKind']
        /** Where in `data`: a row or a list of rows, '' for itself; `path`: the one that the address names. */
        at: string
        /** Where in a row its id is; `id` by default. */
        id?: string
      }[]
    }
  /** The handler charges them, because it shows rows without their figures or reads them before it answers. */
  | { drawn: 'handler'; why: string }
  /** No figures of single rows, or those of another right. */
  | { drawn: 'none'; why: string }

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

export interface Operation {
  id: keyof operations
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters. */
  url: string
  access: Access
  marketRows: MarketRowsMark | undefined
  /** `x-reads: market`: it reads the market alone, which may be a few seconds old, so that a replica may answer it. */
  readsMarket: boolean
  parameters: Parameter[]
  body: { schema: Schema; required: boolean } | undefined
  /** The body is bytes, not JSON; then `body` is undefined. */
  takesBytes: boolean
  /** Most bytes of a body where the usual 4 KiB are too few. */
  bodyBytes: number | undefined
  /** Most values of a body where the usual 10,000 are too few. */
  bodyValues: number | undefined
  /** Schema of the JSON answer by status; `default` is the failure. */
  answers: Map<string, Schema>
}

interface RawOperation {
  operationId: keyof operations
  'x-access'?: Access
  'x-market-rows'?: MarketRowsMark
  'x-reads'?: unknown
  'x-body-bytes'?: number
  'x-body-values'?: number
  parameters?: { name: string; in: Parameter['in']; required?: boolean; schema: Schema }[]
  requestBody?: { required?: boolean; content: Partial<Record<MediaType, { schema: Schema }>> }
  responses: Record<string, { content?: Partial<Record<MediaType, { schema: Schema }>> }>
}

export interface Contract {
  version: string
  components: Schema
  operations: Operation[]
}

type MediaType = 'application/json' | 'application/octet-stream'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const BUNDLE = new URL('../../../openapi.gen.json', import.meta.url)

const read = new Map<string, Contract>()

/** The bundled contract, read once. Throws when an operation does not say who may call it. */
export function readContract(file: URL = BUNDLE): Contract {
  const known = read.get(file.href) ?? readBundle(file)
  read.set(file.href, known)
  return known
}

function readBundle(file: URL): Contract {
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as {
    info: { version: string }
    components: Schema
    paths: Record<string, Partial<Record<(typeof METHODS)[number], RawOperation>>>
  }
  const found: Operation[] = []
  for (const [path, item] of Object.entries(bundle.paths)) {
    for (const method of METHODS) {
      const raw = item[method]
      if (raw) found.push(readOperation(path, method, raw))
    }
  }
  return { version: bundle.info.version, components: bundle.components, operations: found }
}

function readOperation(path: string, method: (typeof METHODS)[number], raw: RawOperation): Operation {
  const access = raw['x-access']
  if (!access?.auth || !access.rateClass) throw new Error(`${raw.operationId} has no complete x-access`)
  const answers = new Map<string, Schema>()
  for (const [status, answer] of Object.entries(raw.responses)) {
    const { content } = answer
    const schema = (content?.['application/json'] ?? content?.['application/octet-stream'])?.schema
    if (schema) answers.set(status, schema)
  }
  const body = raw.requestBody
  const json = body?.content['application/json']
  const asked = {
    ...{ id: raw.operationId, access, marketRows: raw['x-market-rows'] },
    method: method.toUpperCase() as Operation['method'],
  }
  return {
    ...asked,
    readsMarket: readsMarket({ ...asked, reads: raw['x-reads'] }),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    parameters: (raw.parameters ?? []).map(({ required = false, ...rest }) => ({ ...rest, required })),
    bodyBytes: raw['x-body-bytes'],
    bodyValues: raw['x-body-values'],
    body: body && json && { schema: json.schema, required: body.required ?? false },
    takesBytes: body?.content['application/octet-stream'] !== undefined,
    answers,
  }
}
