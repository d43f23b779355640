import { DAY_MS } from '@haixuan/rules'
import type {
  CreatorDays,
  CreatorRecord,
  LiveRecord,
  VideoRecord,
} from '../../modules/creators/rules/creator-record.ts'
import type { DemoOffer } from '../../modules/creators/store/demo-offers.ts'
import { Random } from '../goods/random.ts'
import { DEMO_DAYS, demoCreatorDays } from './demo-creator-days.ts'
import { demoLive } from './demo-lives.ts'
import { demoPerson, demoVideoTitle } from './demo-people.ts'
import { demoPromotion } from './demo-promotion.ts'

const SEED = 20_261_120
/** Creators of the demo data. */
const DEMO_CREATORS = 500
const HOUR_MS = 3_600_000
/** Countries of demo creators, the first ones more often: regionIds. */
const COUNTRIES = [211, 211, 211, 210, 160, 128, 186, 76, 69, 98, 29, 100]

/** A made-up creator with all that belongs to them. */
export interface DemoCreator {
  creator: CreatorRecord
  days: CreatorDays
  lives: LiveRecord[]
  videos: VideoRecord[]
}

export interface DemoCreatorOptions {
  /** Day after the last one that has figures, days since 1970-01-01. */
  today: number
  /** Products of TikTok that creators sell. */
  goods: readonly DemoOffer[]
  count?: number
  seed?: number
}

const usd = (amount: number) => ({ amount, currency: 'USD' })
const ends = (series: readonly number[], back: number) =>
  Math.max(0, (series.at(-1) ?? 0) - (series.at(-1 - back) ?? series[0] ?? 0))

function offersOf(random: Random, goods: readonly DemoOffer[]): DemoOffer[] {
  const root = random.pick(goods).path[0]?.id
  const near = goods.filter(({ path }) => path[0]?.id === root)
  return random.some(near, Math.min(near.length, random.int(3, 14)))
}

function creatorOf(random: Random, n: number, offers: readonly DemoOffer[], lastDay: number) {
  const person = demoPerson(random, n)
  const horse = random.chance(0.09)
  const followers = Math.round(Math.exp((horse ? 9 : 11.2) + random.normal() * 1.5) + 1_500)
  const engagement = Math.min(22, Math.max(0.4, Math.exp(Math.log(horse ? 8 : 3.6) + random.normal() * 0.55)))
  const views = followers * (horse ? 0.5 + random.next() : 0.03 + random.next() * 0.4)
  const cents = offers[0]?.cents ?? 1_999
  const units = Math.max(
    0.2,
    Math.min(2_400, Math.exp(random.normal() * 1.3 + Math.log(followers) * 0.45 - 2.2)),
  )
  const days = demoCreatorDays(
    random,
    person.handle,
    {
      followers,
      growth: horse ? 0.008 + random.next() * 0.02 : random.normal() * 0.0012 + 0.0012,
      videos: 0.2 + random.next() * 2.2,
      likes: (views * engagement) / 100,
      units,
      cents,
    },
    lastDay,
  )
  return { person, engagement, views, units, days, regionId: random.pick(COUNTRIES) }
}

function audience(random: Random) {
  const female = Math.round((random.chance(0.7) ? 55 + random.next() * 40 : 8 + random.next() * 40) * 10) / 10
  const raw = [
    20 + random.next() * 30,
    20 + random.next() * 30,
    random.next() * 30,
    random.next() * 14,
    random.next() * 7,
  ]
  const sum = raw.reduce((total, part) => total + part, 0)
  return { female, ages: raw.map((part) => Math.round((part / sum) * 1_000) / 10) }
}

/** One creator; ids of their lives and videos follow from their number. */
function makeOne(random: Random, n: number, { today, goods }: DemoCreatorOptions): DemoCreator {
  const lastDay = today - 1
  // The last moment of the last day: a live that is on the air then is on the air in the demo.
  const seenAt = today * DAY_MS - 1
  const offers = offersOf(random, goods)
  const { person, engagement, views, units, days, regionId } = creatorOf(random, n, offers, lastDay)
  const known = <T>(value: T, missing = 0.04): T | null => (random.chance(missing) ? null : value)
  const liveShare = random.chance(0.45) ? 0 : Math.round(random.next() * 900) / 10
  const hasContact = random.chance(0.35)
  const people = random.chance(0.12) ? { female: null, ages: null } : audience(random)
  const followers = days.followers.at(-1) ?? 0
  const creator: CreatorRecord = {
    marketplace: 'tiktok',
    ...person,
    avatarUrl: known(offers[0]?.picture ?? null),
    url: null,
    regionId: known(regionId, 0.02),
    categoryPath: known(offers[0]?.path.slice(0, 1) ?? null, 0.03),
    kind: known(random.chance(0.22) ? 'self_run' : 'independent', 0.05),
    verified: known(random.chance(0.3), 0.03),
    followers,
    likes: days.likes.at(-1) ?? null,
    videoCount: days.videos.at(-1) ?? null,
    engagement: known(Math.round(engagement * 100) / 100),
    avgViews: known(Math.round(views)),
    goodsCount: offers.length,
    unitsTotal: days.units.at(-1) ?? null,
    gmvTotal: usd(days.gmv.at(-1) ?? 0),
    units: ends(days.units, 28),
    gmv: usd(ends(days.gmv, 28)),
    liveShare: known(liveShare, 0.06),
    ...people,
    ...(hasContact
      ? {
          contact: {
            email: `${person.handle.replace(/\./g, '_')}@example.com`,
            links: random.chance(0.5) ? [`https://example.com/${person.handle}`] : [],
            publishedAt: '个人主页简介',
          },
        }
      : {}),
    estimated: true,
    seenAt,
  }
  const owner = { handle: person.handle, followers, pace: Math.min(900, units * 2 + 4), regionId }
  const lives = makeLives(random, n, owner, offers, { lastDay, seenAt, often: liveShare > 0 })
  const first = goods[n % goods.length]
  const videos = makeVideos(random, n, creator, first ? [first, ...offers] : offers, {
    lastDay,
    seenAt,
    views,
  })
  return { creator, days, lives, videos }
}

type When = { lastDay: number; seenAt: number }

function makeLives(
  random: Random,
  n: number,
  owner: Parameters<typeof demoLive>[1],
  offers: readonly DemoOffer[],
  { lastDay, seenAt, often }: When & { often: boolean },
): LiveRecord[] {
  const count = often ? random.int(1, 4) : random.chance(0.1) ? 1 : 0
  return Array.from({ length: count }, (_, index) => {
    const onAir = index === 0 && random.chance(0.12)
    const minutes = random.int(45, 240)
    const day = lastDay - (index === 0 ? random.int(0, 2) : random.int(0, 27))
    const startedAt = onAir ? seenAt - minutes * 60_000 : day * DAY_MS + random.int(0, 19) * HOUR_MS
    return demoLive(random, owner, random.some(offers, Math.min(offers.length, random.int(3, 12))), {
      id: `D74188${String(n * 10 + index).padStart(10, '0')}`,
      startedAt,
      endedAt: onAir ? null : startedAt + minutes * 60_000,
      seenAt,
    })
  })
}

function makeVideos(
  random: Random,
  n: number,
  creator: CreatorRecord,
  offers: readonly DemoOffer[],
  { lastDay, seenAt, views }: When & { views: number },
): VideoRecord[] {
  return Array.from({ length: random.int(2, 6) }, (_, index): VideoRecord => {
    // The first video of the first creators is of what sells most by videos: the top of that board has one.
    const item = (index === 0 ? offers[0] : undefined) ?? random.pick(offers)
    const seen = Math.round(views * Math.exp(random.normal() * 0.9)) + 50
    const likes = Math.round((seen * (creator.engagement ?? 3) * 0.9) / 100)
    const units = Math.round(seen * random.next() ** 2 * 0.004)
    const video: VideoRecord = {
      marketplace: 'tiktok',
      externalId: `D75550${String(n * 10 + index).padStart(10, '0')}`,
      title: demoVideoTitle(random, item.title),
      creator: { handle: creator.handle },
      goodsId: random.chance(0.06) ? null : item.id,
      coverUrl: item.picture,
      regionId: creator.regionId ?? null,
      categoryPath: item.path,
      postedAt: (lastDay - random.int(0, DEMO_DAYS - 1)) * DAY_MS + random.int(0, DAY_MS - 1),
      duration: random.int(9, 95),
      views: seen,
      likes,
      comments: random.chance(0.04) ? null : Math.round(likes * (0.01 + random.next() * 0.04)),
      shares: random.chance(0.04) ? null : Math.round(likes * (0.01 + random.next() * 0.1)),
      units,
      gmv: usd(units * item.cents),
      promoted: random.chance(0.05) ? null : random.chance(0.3),
      estimated: true,
      seenAt,
    }
    return { ...video, ...demoPromotion(n * 10 + index, video, lastDay) }
  })
}

/** Made-up creators with their days, lives and videos: the same for the same seed, day and products. */
export function* makeDemoCreators(options: DemoCreatorOptions): Generator<DemoCreator> {
  const { count = DEMO_CREATORS, seed = SEED, goods } = options
  if (goods.length === 0) return
  const random = new Random(seed)
  for (let n = 0; n < count; n++) yield makeOne(random, n, options)
}
