import type { ErrorObject } from 'ajv/dist/2020.js'
import { Failure } from '../failure.ts'
import type { Schema } from './contract.ts'

/** Part of the request a message speaks of. */
export type RequestPart = 'path' | 'query' | 'header' | 'body'
interface Field {
  path: string
  message: string
}

const TYPES: Record<string, string> = {
  integer: '整数',
  number: '数字',
  string: '文字',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
  null: 'null',
}
/** Failures that only say that another failure happened inside. */
const SILENT = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not'])
const MOST_FIELDS = 20

/** Follows references, so that a missing field finds the messages of its schema. */
type Resolve = (schema: Schema) => Schema

/** One Chinese failure for a request that does not fit the contract: 400 with each field and what to do. */
export function badRequest(part: RequestPart, errors: ErrorObject[], resolve: Resolve): Failure {
  const telling = errors.filter((error) => !SILENT.has(error.keyword))
  const fields = new Map<string, Field>()
  for (const error of telling.length > 0 ? telling : errors) {
    const field = describe(part, error, resolve)
    if (!fields.has(field.path) && fields.size < MOST_FIELDS) fields.set(field.path, field)
  }
  const list = [...fields.values()]
  const first = list[0]
  const message = !first
    ? '请求内容不符合接口约定，请对照接口文档修改'
    : isSentence(errors, resolve)
      ? first.message
      : `${first.path}：${first.message}`
  return new Failure(part === 'body' ? 'bad_body' : 'bad_parameter', message, { fields: list })
}

/** Messages of the specification stand alone, without the name of the field. */
function isSentence(errors: ErrorObject[], resolve: Resolve): boolean {
  const first = errors.find((error) => !SILENT.has(error.keyword))
  return first !== undefined && ownMessage(first, resolve) !== undefined
}

function describe(part: RequestPart, error: ErrorObject, resolve: Resolve): Field {
  const inside = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const extra =
    error.keyword === 'required'
      ? error.params['missingProperty']
      : error.keyword === 'additionalProperties'
        ? error.params['additionalProperty']
        : undefined
  const steps = typeof extra === 'string' ? [...inside, extra] : inside
  return {
    path: [part, ...steps].join('.').slice(0, 120),
    message: ownMessage(error, resolve) ?? general(error),
  }
}

/** The message that the schema itself gives for this failure (`x-messages`), exactly as in the specification. */
function ownMessage(error: ErrorObject, resolve: Resolve): string | undefined {
  const missing = error.keyword === 'required' ? error.params['missingProperty'] : undefined
  const schema = (typeof missing === 'string' ? property(error, missing, resolve) : error.parentSchema) as
    | { 'x-messages'?: Record<string, string> }
    | undefined
  const messages = schema?.['x-messages']
  if (!messages) return undefined
  const blank = error.data === '' || error.data === null || missing !== undefined
  return (
    (blank ? messages['required'] : undefined) ??
    messages[error.keyword] ??
    (error.keyword === 'type' ? messages['pattern'] : undefined)
  )
}

function property(error: ErrorObject, name: string, resolve: Resolve): Schema | undefined {
  const schema = (error.parentSchema as { properties?: Record<string, Schema> } | undefined)?.properties?.[
    name
  ]
  return schema && resolve(schema)
}

function general(error: ErrorObject): string {
  const p = error.params
  switch (error.keyword) {
    case 'required':
      return '缺少这一项，请补上'
    case 'additionalProperties':
      return '没有这一项，请删去或检查拼写'
    case 'type':
      return `应为${[p['type']]
        .flat()
        .map((t: string) => TYPES[t] ?? t)
        .join('或')}，请修改`
    case 'enum':
      return `只能是 ${(p['allowedValues'] as unknown[]).join('、').slice(0, 400)} 之一`
    case 'const':
      return `只能是 ${String(p['allowedValue'])}`
    case 'minimum':
    case 'exclusiveMinimum':
      return `不能小于 ${String(p['limit'])}`
    case 'maximum':
    case 'exclusiveMaximum':
      return `不能大于 ${String(p['limit'])}`
    case 'minLength':
      return `至少 ${String(p['limit'])} 个字符`
    case 'maxLength':
      return `最多 ${String(p['limit'])} 个字符`
    case 'minItems':
      return `至少 ${String(p['limit'])} 项`
    case 'maxItems':
      return `最多 ${String(p['limit'])} 项`
    case 'pattern':
      return '格式不正确，请对照接口文档修改'
    case 'format':
      return `不是有效的 ${String(p['format'])} 格式`
    default:
      return '不符合接口约定，请对照接口文档修改'
  }
}
