/**
 * Addresses of one household count as one: IPv6 gives it 2^64 of them. IPv4 in IPv6 form counts as IPv4.
 * @returns an IPv4 address itself, the first 64 bits of an IPv6 one
 */
export function networkOf(ip: string): string {
  return splitOf(ip)?.prefix(4) ?? ip.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** A network that belongs to one operator: IPv4 /24, IPv6 /48. */
export function neighbourhoodOf(ip: string): string {
  return splitOf(ip)?.prefix(3) ?? networkOf(ip).replace(/\.\d+$/, '.0/24')
}

/** Where somebody opens accounts from: an IPv4 address, since whole offices share one; IPv6 /48, which one person can have. */
export function homeOf(ip: string): string {
  return splitOf(ip)?.prefix(3) ?? networkOf(ip)
}

/** The eight groups of an IPv6 address; undefined for IPv4. */
function splitOf(ip: string): { prefix(groups: number): string } | undefined {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return undefined
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const full = tail === undefined ? left : [...left, ...zeros, ...right]
  return { prefix: (groups) => `${full.slice(0, groups).join(':')}::/${groups * 16}` }
}
