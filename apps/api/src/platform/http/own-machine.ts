import type { IncomingMessage } from 'node:http'
import { canonicalHost } from '../host-name.ts'
import { isLoopback, isLoopbackName } from './loopback.ts'

/** Headers by which proxies, tunnels and networks before a site say that somebody else is behind; no browser sends one. */
const FORWARDING =
  /^(?:forwarded|via|cdn-loop|client-ip|true-client-ip|(?:cf|fastly)-.*|x-forwarded(?:-.*)?|x-(?:real|client|cluster-client|original|envoy)-.*)$/

type Call = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: { remoteAddress?: string | undefined }
}

/** Whether a proxy says that it passes on the call of somebody else. */
export function isForwarded({ headers }: Pick<Call, 'headers'>): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name))
}

/** Whether the connection comes from this machine. */
export const isFromLoopback = ({ socket }: Pick<Call, 'socket'>) => isLoopback(socket.remoteAddress ?? '')

/**
 * Whether everything about a call says that the person sits at this machine: the connection, the name that was asked
 * for, the page that asks, and that nobody passed it on. Demo accounts, whose password everybody knows, are for this
 * case alone: a proxy on the same machine, or a foreign name that leads here, is not the person's own machine.
 */
export function isOwnMachine(call: Call): boolean {
  const { headers, httpVersion } = call
  // Proxies that are not told otherwise pass calls on as HTTP/1.0 and under the name of this machine; browsers never do.
  if (!isFromLoopback(call) || isForwarded(call) || httpVersion !== '1.1') return false
  const { origin, host } = headers
  if (origin !== undefined && !(URL.canParse(origin) && isLoopbackName(new URL(origin).hostname)))
    return false
  const name = canonicalHost(host)
  return name !== undefined && isLoopbackName(name)
}
