import { isoDay, timeOfDay } from '../../modules/reference/rules/goods-day.ts'
import type { ShopProfile } from '../../modules/shops/rules/shop-profile.ts'
import type { DemoMarketplace } from '../demo-marketplace.ts'
import { Random } from '../goods/random.ts'

/** A demo shop as the demo products made it. */
export interface DemoShopHead {
  externalId: string
  name: string
  /** Units that its products sold in all; null when unknown. */
  salesTotal: number | null
}

const REGIONS: Record<DemoMarketplace, readonly number[]> = {
  temu: [211],
  shein: [211],
  aliexpress: [211],
  tiktok: [211, 211, 211, 210, 186, 128, 76, 98, 69, 93, 217, 197, 119, 160],
}

const COMPANIES = [
  '华彩',
  '联创',
  '卓越',
  '博远',
  '新航',
  '启明',
  '正和',
  '泰达',
  '恒信',
  '万里',
  '东方',
  '嘉禾',
]

/** A number that is the same for the same text on every machine (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

const brandOf = (name: string) =>
  name.replace(/(旗舰店| Official)$/u, '').replace(/^(\p{Script=Han}{2}).*$/u, '$1')

/** What the marketplace would say of a demo shop: the same for the same id, name and day. */
export function demoProfile(marketplace: DemoMarketplace, head: DemoShopHead, today: number): ShopProfile {
  const random = new Random(seedOf(`${marketplace}/${head.externalId}`))
  const isFlagship = /(旗舰店| Official)$/u.test(head.name)
  const age = random.int(40, 2_600)
  const sold = head.salesTotal
  const stars = Math.round(Math.min(5, Math.max(3.2, 4.62 + random.normal() * 0.22)) * 100) / 100
  const known = <T>(value: T, missing: number): T | null => (random.chance(missing) ? null : value)
  const followers = sold === null ? random.int(20, 4_000) : Math.round(sold * (0.01 + random.next() * 0.16))
  const medal = random.chance(0.22) ? 'gold' : random.chance(0.35) ? 'silver' : null
  const company = random.chance(0.34) ? random.int(0, COMPANIES.length * 2 - 1) : null
  const near = () => Math.round(Math.min(5, Math.max(3.5, stars + random.normal() * 0.12)) * 100) / 100
  const isTiktok = marketplace === 'tiktok'
  return {
    marketplace,
    externalId: head.externalId,
    name: head.name,
    url: null,
    logoUrl: null,
    brand: isFlagship ? brandOf(head.name) : null,
    company:
      company === null
        ? null
        : {
            id: `DC${marketplace.length}${String(company).padStart(4, '0')}`,
            name: `${COMPANIES[company % COMPANIES.length]}${company < COMPANIES.length ? '贸易' : '科技'}有限公司（示例）`,
          },
    ...(isTiktok ? { hosting: random.chance(0.3) ? 'full' : null } : {}),
    origin: isTiktok ? (random.chance(0.45) ? 'local' : 'cross_border') : null,
    medal: marketplace === 'aliexpress' ? medal : null,
    official: marketplace === 'shein' && (isFlagship || random.chance(0.06)),
    starSeller: marketplace === 'shein' && random.chance(0.14),
    repeat: isTiktok && random.chance(0.3),
    regionId: random.pick(REGIONS[marketplace]),
    openedAt: known(isoDay(today - age), 0.05),
    followers: known(followers, 0.06),
    score: known(stars, 0.05),
    reviewCount: known(Math.round((sold ?? 0) * (0.01 + random.next() * 0.04)), 0.06),
    goodRate:
      marketplace === 'aliexpress' ? known(Math.round((90 + random.next() * 9.8) * 10) / 10, 0.05) : null,
    ...(marketplace === 'aliexpress' ? { dsrItem: near(), dsrService: near(), dsrShipping: near() } : {}),
    estimated: marketplace === 'shein' || isTiktok,
    seenAt: timeOfDay(today),
  }
}
