import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { badRequest } from '../contract/chinese-errors.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import { type Check, type Checker, readText } from '../contract/schema-check.ts'
import type { Database } from '../database/database.ts'
import type { FreeSpace } from '../database/free-space.ts'
import { readMarket } from '../database/read-market.ts'
import { Failure } from '../failure.ts'
import { isApiPath } from './api-path.ts'
import { CallGate } from './call-gate.ts'
import { tellLimits } from './call-limits.ts'
import type { CallQueue } from './call-queue.ts'
import { checkAnswer } from './check-answer.ts'
import { sendFailure } from './failure.ts'
import { isFileAnswer, sendFile } from './file-answer.ts'
import { refuseWithoutFreeSpace } from './free-space.ts'
import type { CallContext, Handlers } from './handler.ts'
import { bringsBody, findNul, refuseOtherTypes } from './json-body.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { isOwnMachine } from './own-machine.ts'
import type { HttpPorts } from './ports.ts'
import type { RateLimiter } from './rate-limit.ts'
import { refuseReadOnly } from './refuse-read-only.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
    /** Methods of a path that the contract has, for a method that it has not. */
    allow?: string
  }
  interface FastifyRequest {
    caller: Caller
  }
}

export interface PluginOptions {
  contract: Contract
  checker: Checker
  handlers: Handlers
  db: Database
  limiter: RateLimiter
  calls: CallQueue
  allowDemoAccounts: boolean
  space: FreeSpace | undefined
  ports: HttpPorts
  /** Check answers against the contract too: in tests and development. */
  checkAnswers: boolean
}
/** Any handler, seen from the wire: its request has been checked, its answer is. */
type WireHandler = (req: unknown, context: CallContext) => Promise<{ status: number; body: unknown }>

/** Serves every operation of the contract: access, rate, request check, handler, answer check. */
export function serveContract(app: FastifyInstance, options: PluginOptions): void {
  app.decorateRequest('caller')
  app.decorateRequest('limits', undefined)
  const gate = new CallGate(options.limiter, options.ports, options.calls)
  app.addHook('onRequest', (request, reply) =>
    gate.guarded(request, reply, () => guard(request, options, gate)),
  )
  app.addHook('onSend', async (request, reply) => {
    if (isApiPath(request.url)) tellLimits(request, reply, options.limiter)
  })
  const methods = new Map<string, string[]>()
  for (const operation of options.contract.operations) {
    methods.set(operation.url, [...(methods.get(operation.url) ?? []), operation.method])
    serveOperation(app, operation, options, gate)
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known)
}

/** Runs for every request, unknown addresses too: nothing of the API answers without its x-access being met. */
async function guard(
  request: FastifyRequest,
  { limiter, allowDemoAccounts, space, ports, db }: PluginOptions,
  gate: CallGate,
): Promise<void> {
  const { operation } = request.routeOptions.config
  request.caller = { kind: 'anonymous' }
  if (!operation) return
  const { access } = operation
  const isTry = access.rateClass === 'login'
  const { ip } = request
  // A wish that was sent before costs no more than a read: what it costs beyond that is known with its body.
  const rateClass = ports.replays[operation.id] ? 'read' : access.rateClass
  const ofAddress = isTry ? limiter.tryWindows(ip) : limiter.windowsOf(rateClass, { ip })
  request.limits = { windows: ofAddress }
  // Before the token is looked up: a valid token does not allow more tries from an address.
  if (isTry) await gate.take(request, undefined, ofAddress)
  // So that guessing tokens costs as much as guessing passwords.
  else if (access.auth === 'user' && request.headers.authorization === undefined)
    for (const window of ofAddress) limiter.takeFrom(window)
  gate.refuseUsedUp(request, rateClass)
  const allowDemo = allowDemoAccounts && isOwnMachine(request.raw)
  const find = () => ports.identify(request, access, allowDemo)
  request.caller = await gate.asking(request, find).catch((error: unknown) => {
    if (error instanceof Failure) gate.countUnknown(request)
    throw error
  })
  const { caller } = request
  const key = caller.kind === 'user' && caller.key ? caller : undefined
  if (caller.kind === 'user') {
    const limits = gate.limitsOf(caller, rateClass, ip)
    // A try is counted for its address already, and here for the account that makes it.
    request.limits = isTry ? { windows: [...ofAddress, ...limits.windows] } : limits
    await gate.take(request, caller.userId, limits.windows)
  } else if (!isTry) limiter.take(rateClass, { ip })
  ports.authorize(caller, access)
  refuseWithoutFreeSpace(space, operation)
  await refuseReadOnly(db, operation)
  if (key) await gate.draw(request, key, () => ports.chargeKeyCall(key, request.limits))
  if (operation.method !== 'GET') refuseOtherTypes(request, operation.takesBytes)
}

function serveOperation(
  app: FastifyInstance,
  operation: Operation,
  options: PluginOptions,
  gate: CallGate,
): void {
  const { checker } = options
  const read = requestReader(operation, checker)
  // Of one handler among all of them no type says that what has been checked against the contract is what it takes.
  const handler = options.handlers[operation.id] as unknown as WireHandler
  const answers = new Map([...operation.answers].map(([status, schema]) => [status, checker.check(schema)]))
  const failure = options.checkAnswers ? answers.get('default') : undefined
  app.route({
    method: operation.method,
    url: operation.url,
    config: { operation },
    ...(operation.bodyBytes === undefined ? {} : { bodyLimit: operation.bodyBytes }),
    errorHandler: (error, request, reply) => sendFailure(request, reply, error, failure),
    handler: async (request, reply) => {
      const given = read(request)
      await gate.chargeNewWish(request, operation, given.body)
      const work = () =>
        readingFrom(operation, options.db, (db) => handler(given, contextOf(request, options, db)))
      const answer = await gate.run(request, operation.access.rateClass, work)
      if (options.checkAnswers) checkAnswer(operation, answer, answers)
      await options.ports.drawAnswer(request.caller, operation.marketRows, { params: request.params, answer })
      if (operation.access.successIsFree) await gate.giveTryBack(request)
      return await send(request, reply, operation, answer)
    },
  })
}

/** The one place that decides which database a handler reads: the contract says it of each operation. */
function readingFrom<T>(
  { readsMarket }: Operation,
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return readsMarket ? readMarket(db, work) : work(db)
}

function contextOf(
  request: FastifyRequest,
  { allowDemoAccounts, ports }: PluginOptions,
  db: Database,
): CallContext {
  return {
    ...ports.context,
    db,
    caller: request.caller,
    requestId: request.id,
    ip: request.ip,
    allowDemoAccounts: allowDemoAccounts && isOwnMachine(request.raw),
    headers: request.headers,
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { access }: Operation,
  answer: { status: number; body: unknown },
): Promise<FastifyReply> {
  if (isFileAnswer(answer.body)) return await sendFile(request, reply, answer.status, answer.body)
  const kept = access.cacheSeconds
  const scope = access.auth === 'public' ? 'public' : 'private'
  reply.header('cache-control', kept ? `${scope}, max-age=${kept}` : 'no-store')
  return reply.status(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
}

/** Reads and checks path, query, header and body of a request as the operation declares them. */
function requestReader(
  operation: Operation,
  checker: Checker,
): (request: FastifyRequest) => { body: unknown } {
  const parts = (['path', 'query', 'header'] as const).map((part) => {
    const list = operation.parameters.filter((parameter) => parameter.in === part)
    const check = checker.parameters(list, part !== 'header')
    const types = new Map(list.map((p) => [p.name, checker.resolve(p.schema)['type']]))
    return { part, check, types, used: part !== 'header' || list.length > 0 }
  })
  const body = operation.body && { ...operation.body, check: checker.check(operation.body.schema) }
  return (request) => {
    const raw = { path: request.params, query: request.query, header: request.headers }
    const values: Record<string, unknown> = {}
    for (const { part, check, types, used } of parts) {
      if (!used) continue
      const given = Object.entries(raw[part] as Record<string, unknown>)
      const wanted = part === 'header' ? given.filter(([name]) => types.has(name)) : given
      values[part] = Object.fromEntries(wanted.map(([name, text]) => [name, readText(types.get(name), text)]))
      refuse(part, check, values[part], checker)
    }
    if (body) {
      if (request.body === undefined && (body.required || bringsBody(request))) {
        throw new Failure('bad_body', '缺少请求内容，请按接口文档提交 JSON', {
          fields: [{ path: 'body', message: '缺少请求内容' }],
        })
      }
      refuse('body', body.check, request.body, checker)
    }
    if (operation.takesBytes && !(request.body instanceof Buffer && request.body.length > 0))
      throw new Failure('bad_body', '这一段没有内容，请发送文件的下一段', {
        fields: [{ path: 'body', message: '没有内容' }],
      })
    return { params: values['path'], query: values['query'], header: values['header'], body: request.body }
  }
}

function refuse(
  part: 'path' | 'query' | 'header' | 'body',
  check: Check,
  value: unknown,
  { resolve }: Checker,
): void {
  const nul = findNul(value, part)
  if (nul !== undefined) {
    throw new Failure(
      part === 'body' ? 'bad_body' : 'bad_parameter',
      '内容中有不可见的空字符，请删去后重试',
      {
        fields: [{ path: nul.replaceAll('\0', '').slice(0, 120), message: '不能包含空字符' }],
      },
    )
  }
  const errors = check(value)
  if (errors) throw badRequest(part, errors, resolve)
}
