import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { isForwarded, isFromLoopback } from './own-machine.ts'
import { callerAddress, trustedProxies } from './trusted-proxies.ts'

const YEAR_S = 31_536_000
const UNTRUSTED =
  'forwarding headers arrive from this machine and are ignored: all visitors count as one; set HAIXUAN_TRUST_PROXY if a proxy stands in front (docs/deploying.md)'

/**
 * Determines for every call, before any other hook, its address and whether it came by TLS.
 * Afterwards `request.ip` is that address: limits, sessions, events and keys read it there; `request.protocol` is http or
 * https as the visitor used it.
 * @param cidrs networks of the trusted proxies
 */
export function meetCallers(app: FastifyInstance, cidrs: readonly string[]): void {
  const isTrusted = trustedProxies(cidrs)
  let isSaid = false
  app.addHook('onRequest', async (request, reply) => {
    refuseTwoHosts(request)
    const peer = request.raw.socket.remoteAddress ?? ''
    const address = callerAddress(peer, textOf(request, 'x-forwarded-for'), isTrusted)
    Object.defineProperty(request, 'ip', { value: address })
    // After this header a browser never sends a password without encryption.
    const isTls = cameByTls(request, isTrusted(peer))
    Object.defineProperty(request, 'protocol', { value: isTls ? 'https' : 'http' })
    if (isTls) reply.header('strict-transport-security', `max-age=${YEAR_S}`)
    if (isSaid || isTrusted(peer) || !isFromLoopback(request.raw) || !isForwarded(request.raw)) return
    isSaid = true
    request.log.warn(UNTRUSTED)
  })
}

/** Of two Host headers a proxy may read the one and the server the other. @throws {Failure} 400 `bad_host` */
function refuseTwoHosts({ raw: { rawHeaders } }: FastifyRequest): void {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') hosts++
  if (hosts > 1) throw new Failure('bad_host', '请求头中有两个 Host，请只保留一个后重试')
}

/** Directly, or by the header of the proxy next to the server; of several values the last is its own. */
function cameByTls(request: FastifyRequest, isFromProxy: boolean): boolean {
  if ('encrypted' in request.raw.socket && request.raw.socket.encrypted === true) return true
  const last = textOf(request, 'x-forwarded-proto')?.split(',').at(-1)
  return isFromProxy && last?.trim().toLowerCase() === 'https'
}

function textOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
