import type { IncomingMessage } from 'node:http'
import { canonicalHost } from '../host-name.ts'
import { isLoopback, isLoopbackName } from './loopback.ts'

/** Headers that proxies, tunnels and CDNs add to a forwarded call; no browser sends one. */
const FORWARDING =
  /^(?:forwarded|via|cdn-loop|client-ip|true-client-ip|(?:cf|fastly)-.*|x-forwarded(?:-.*)?|x-(?:real|client|cluster-client|original|envoy)-.*)$/

type Call = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: { remoteAddress?: string | undefined }
}

/** Whether the headers show that a proxy forwarded the call. */
export function isForwarded({ headers }: Pick<Call, 'headers'>): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name))
}

/** Whether the connection comes from this machine. */
export const isFromLoopback = ({ socket }: Pick<Call, 'socket'>) => isLoopback(socket.remoteAddress ?? '')

/**
 * Whether everything about a call shows that it comes from this machine: the connection, the requested name, the page
 * that sends it, and that no proxy forwarded it. Demo accounts, whose password is public, are for this case
 * alone: a proxy on the same machine, or a foreign name that leads here, is not the person's own machine.
 */
export function isOwnMachine(call: Call): boolean {
  const { headers, httpVersion } = call
  // By default proxies forward calls as HTTP/1.0 with the name of this machine; browsers never do.
  if (!isFromLoopback(call) || isForwarded(call) || httpVersion !== '1.1') return false
  const { origin, host } = headers
  if (origin !== undefined && !(URL.canParse(origin) && isLoopbackName(new URL(origin).hostname)))
    return false
  const name = canonicalHost(host)
  return name !== undefined && isLoopbackName(name)
}
