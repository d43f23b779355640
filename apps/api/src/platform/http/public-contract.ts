import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { originOf } from '../host-name.ts'

const FORMATS = {
  '/openapi.json': { file: 'openapi.public.gen.json', type: 'application/json; charset=utf-8' },
  '/openapi.yaml': { file: 'openapi.public.gen.yaml', type: 'application/yaml; charset=utf-8' },
} as const
const FRESH_S = 300
/** Host names come from callers, so the number of cached documents is limited. */
const MOST_KEPT = 20

interface Document {
  tag: string
  plain: Buffer
  packed: Buffer
}

/** Serves the part of the contract that keys may call to everybody, with the own origin of the host as its server. */
export function servePublicContract(app: FastifyInstance): void {
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
  const { servers } = JSON.parse(read(FORMATS['/openapi.json'].file)) as { servers: [{ url: string }] }
  for (const [url, { file, type }] of Object.entries(FORMATS)) {
    const documentFor = documents(read(file), servers[0].url)
    app.get(url, async (request, reply) => {
      const origin = originOf(request.headers.host, request.protocol)
      if (origin === undefined) throw new Failure('bad_host', '请求头 Host 不是域名，请用本站域名访问后重试')
      return send(request, reply.type(type), await documentFor(origin))
    })
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { tag, plain, packed }: Document): FastifyReply {
  reply
    .header('cache-control', `public, max-age=${FRESH_S}`)
    .header('vary', 'accept-encoding')
    .header('etag', tag)
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send()
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(packed)
}

/** Documents by origin, made at the first request. @param written stands for the origin in the text */
function documents(text: string, written: string): (origin: string) => Promise<Document> {
  const kept = new Map<string, Promise<Document>>()
  return (origin) => {
    const known = kept.get(origin)
    if (known) return known
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    const made = documentOf(text.replaceAll(written, origin))
    kept.set(origin, made)
    return made
  }
}

async function documentOf(text: string): Promise<Document> {
  const plain = Buffer.from(text)
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // Weak: the same text with and without compression.
  return { tag: `W/"${digest}"`, plain, packed: await promisify(gzip)(plain) }
}

function isKnown(header: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  const given = (header ?? '').split(',').map(bare)
  return given.includes('*') || given.includes(bare(tag))
}

function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding))
}
