import { isIP } from 'node:net'
import { StartupError } from '../database/startup-error.ts'
import { shown } from './environment.ts'

const EXAMPLE = 'HAIXUAN_TRUST_PROXY=127.0.0.1/32,::1/128'

/**
 * Reads HAIXUAN_TRUST_PROXY: networks of the proxies in front, separated by commas. Nothing else is taken: `true` or a
 * number of hops would let a caller write their own address, and a host name may mean another machine tomorrow.
 * @throws {StartupError} for anything that is no CIDR, or that names every address
 */
export function readTrustedProxies(text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return []
  return text.split(',').map((part) => {
    const cidr = part.trim()
    const [net = '', length = '', ...rest] = cidr.split('/')
    const family = isIP(net)
    const most = family === 4 ? 32 : 128
    const isCidr = family !== 0 && rest.length === 0 && !net.includes('%') && /^\d{1,3}$/.test(length)
    if (!isCidr || Number(length) > most) {
      throw new StartupError(
        `HAIXUAN_TRUST_PROXY 中的“${shown(cidr)}”不是网段（CIDR），只接受用逗号分隔的 IPv4 或 IPv6 网段，例如 ${EXAMPLE}。`,
      )
    }
    if (Number(length) === 0) {
      throw new StartupError(
        `HAIXUAN_TRUST_PROXY 中的“${cidr}”包含所有地址，任何人都能冒充他人的地址，请只写反向代理所在的网段，例如 ${EXAMPLE}。`,
      )
    }
    return cidr
  })
}
