import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { BODY_VALUES, shapeFault } from './json-shape.ts'

/** The one form of a body's type that is accepted, with nothing before, after or between. */
const JSON_TYPE = /^application\/json(?:; ?charset="?utf-8"?)?$/i
/** The same for an operation whose body is bytes. */
const BYTES_TYPE = /^application\/octet-stream$/i
const WRONG_BYTES_TYPE =
  '文件的内容请原样发送，把 Content-Type 设为 application/octet-stream，不要压缩或编码后重试'
const WRONG_TYPE = '请求内容只接受 JSON，请把 Content-Type 设为 application/json 后重试'

/** Whether the request brings a body, by its own framing. */
export function bringsBody(request: FastifyRequest): boolean {
  const length = request.headers['content-length']
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * Refuses every body that is not plainly application/json, or bytes where an operation takes bytes, before a byte of it is
 * read.
 * The raw headers are looked at, so a doubled header cannot hide behind the first.
 */
export function refuseOtherTypes(request: FastifyRequest, takesBytes: boolean): void {
  const raw = request.raw.rawHeaders
  const types: string[] = []
  for (let i = 0; i < raw.length; i += 2) {
    if (raw[i]?.toLowerCase() === 'content-type') types.push(raw[i + 1] ?? '')
  }
  if (types.length === 0 && !bringsBody(request)) return
  const encoded = request.headers['content-encoding'] !== undefined
  const [right, sentence] = takesBytes ? [BYTES_TYPE, WRONG_BYTES_TYPE] : [JSON_TYPE, WRONG_TYPE]
  if (types.length !== 1 || !right.test(types[0] ?? '') || encoded) {
    throw new Failure('unsupported_media_type', sentence)
  }
}

/** The parser of all operations but those that take bytes: strict UTF-8, JSON of at most 64 levels and so many values, no keys that reach for a prototype. */
export function useJsonBodies(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string
    try {
      text = utf8.decode(bytes as Buffer)
    } catch {
      done(new Failure('bad_encoding', '请求内容不是 UTF-8 编码，请转换为 UTF-8 后重试'))
      return
    }
    const most = request.routeOptions.config.operation?.bodyValues ?? BODY_VALUES
    const fault = shapeFault(text, most)
    if (fault === 'deep') {
      done(new Failure('json_too_deep', '请求内容的括号嵌套超过 64 层，请减少嵌套后重试'))
      return
    }
    if (fault === 'many') {
      done(new Failure('json_too_many', `请求内容超过 ${most} 个值，请分批提交`))
      return
    }
    if (text === '') {
      done(null, undefined)
      return
    }
    parse(request, text, (error, value) => {
      if (error) done(new Failure('bad_json', '请求内容不是有效的 JSON，请检查括号、引号和逗号'))
      else done(null, value)
    })
  })
}

/** Bodies of operations that take bytes, as they came: one part is small enough to be held whole. */
export function useByteBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.routeOptions.config.operation?.takesBytes) done(null, bytes)
    else done(new Failure('unsupported_media_type', WRONG_TYPE))
  })
}

/** Path of the first text with a NUL in it, which no database column can hold. */
export function findNul(value: unknown, path: string): string | undefined {
  const stack: [unknown, string][] = [[value, path]]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [at, where] = next
    if (typeof at === 'string' && at.includes('\0')) return where
    if (typeof at === 'object' && at !== null) {
      for (const [key, inner] of Object.entries(at)) {
        if (key.includes('\0')) return where
        stack.push([inner, `${where}.${key}`])
      }
    }
  }
  return undefined
}
