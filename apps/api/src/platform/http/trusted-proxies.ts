import { BlockList, isIP, isIPv4 } from 'node:net'

/** Whether an address is one of the proxies that are believed. */
export type IsTrusted = (address: string) => boolean

/** @param cidrs networks as `10.0.0.0/8` or `fd00::/8`; without any, no proxy is trusted */
export function trustedProxies(cidrs: readonly string[]): IsTrusted {
  if (cidrs.length === 0) return () => false
  const list = new BlockList()
  for (const cidr of cidrs) {
    const [net = '', length] = cidr.split('/')
    list.addSubnet(net, Number(length), isIPv4(net) ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const [plain = ''] = address.split('%')
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
  }
}

/**
 * The address of the caller: the right-most one of the chain that is not a trusted proxy. What is further left
 * was written by the caller themselves.
 * @param peer address of the socket
 * @param forwardedFor `X-Forwarded-For`; read only as far as trusted proxies wrote it
 */
export function callerAddress(peer: string, forwardedFor: string | undefined, isTrusted: IsTrusted): string {
  let found = plainAddress(peer) ?? peer
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isTrusted(found)) return found
    const next = plainAddress(hop.trim())
    // A trusted proxy wrote no address: it is the last one that is known.
    if (next === undefined) return found
    found = next
  }
  return found
}

/** An address without port and brackets; IPv4 in IPv6 form as IPv4. Undefined for what is no address. */
function plainAddress(text: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1]
  const ported = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1]
  const plain = (bracketed ?? ported ?? text).toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) === 0 ? undefined : plain
}
