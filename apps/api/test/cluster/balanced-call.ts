import { Agent, request } from 'node:https'
import { SITE_NAME } from '../deploy/run-nginx.ts'

export interface Visitor {
  /** Address of this machine that the calls come from, 127.0.0.0/8. */
  from: string
  token?: string | undefined
}

export interface Answer {
  /** 0 when the connection broke. */
  status: number
  body: { code?: number; reason?: string; message?: string; data?: unknown } | undefined
  bytes: Buffer
  /** Addresses of the servers that nginx asked, in turn. */
  upstreams: string[]
  retryAfter: number | undefined
  ms: number
}

const agents = new Map<string, Agent>()

/** Each visitor has connections of their own, kept as a browser keeps them. */
function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 6 })
  agents.set(from, agent)
  return agent
}

export function closeAgents(): void {
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}

/** One call over TLS through the balancer. Never rejects: a broken connection has the status 0. */
export function callThrough(
  port: number,
  { from, token }: Visitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const broken = (upstreams: string[] = []) =>
      resolve({
        ...{ status: 0, body: undefined, bytes: Buffer.alloc(0), upstreams, retryAfter: undefined },
        ms: performance.now() - began,
      })
    const headers = {
      host: SITE_NAME,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, method, path, headers, localAddress: from, agent: agentOf(from) },
        ...{ rejectUnauthorized: false, timeout: 60_000 },
      },
      (answer) => {
        const upstreams = String(answer.headers['x-upstream'] ?? '')
          .split(', ')
          .filter((one) => one !== '')
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', () => broken(upstreams))
        answer.on('end', () => {
          if (!answer.complete) return broken(upstreams)
          const bytes = Buffer.concat(chunks)
          const isJson = answer.headers['content-type']?.startsWith('application/json') === true
          const retryAfter = Number(answer.headers['retry-after'])
          resolve({
            ...{ status: answer.statusCode ?? 0, upstreams, bytes, ms: performance.now() - began },
            body: isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
            retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
          })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')))
    sent.on('error', () => broken())
    sent.end(text)
  })
}
