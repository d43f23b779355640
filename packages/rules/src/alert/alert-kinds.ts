import { STOCK_OUT_ABOVE } from '../goods/thresholds.ts'

/** Kinds of rows that a saved view can be watched for. */
export type WatchedSubject = 'goods' | 'shop' | 'creator' | 'live' | 'video'

/** Mean units a day below which a rise is noise: 1 to 5 is no news. */
export const LEAST_MEAN_SALES = 10
/** Followers below which a rise is noise. */
export const LEAST_FOLLOWERS = 100

/** All that page and server know of a kind of alert; what it finds in stored days is a function of the server. */
interface AlertKindRecord {
  /** Kinds of rows whose stored data can answer it. */
  subjects: readonly WatchedSubject[]
  words(subject: WatchedSubject): {
    /** What people choose. */
    choice: string
    /** What happened, as a notice says it behind a number of rows. */
    happened: string
  }
  /** Its percent: the default, and what it means. */
  percent: { standard: number; meaning: string } | null
  /** The figures that a notice shows. */
  figures: 'price' | 'sales' | 'followers' | 'listings' | 'none'
  /** It asks for the day on which a row came in, and for no stored day of its figures. */
  isOfArrival: boolean
}

const always = (choice: string, happened: string) => () => ({ choice, happened })

const ARRIVALS: Readonly<Record<WatchedSubject, { choice: string; happened: string }>> = {
  goods: { choice: '新收录', happened: '新收录' },
  shop: { choice: '新收录', happened: '新收录' },
  creator: { choice: '新收录的达人', happened: '新收录' },
  live: { choice: '新开播的直播', happened: '开播' },
  video: { choice: '新发布的视频', happened: '发布' },
}

/** Every kind, in the order in which it is offered. The names are those of the contract and are stored. */
const RECORDS = {
  price_drop: {
    subjects: ['goods'],
    words: always('降价', '降价'),
    percent: { standard: 10, meaning: '比上一次的价格至少便宜，同一币种' },
    figures: 'price',
    isOfArrival: false,
  },
  followers_rise: {
    subjects: ['creator'],
    words: always('涨粉', '涨粉'),
    percent: { standard: 5, meaning: `比前一个有数据的日子至少多；粉丝不足 ${LEAST_FOLLOWERS} 的不算` },
    figures: 'followers',
    isOfArrival: false,
  },
  sales_rise: {
    subjects: ['goods', 'shop', 'creator'],
    words: always('日销上涨', '销量上涨'),
    percent: {
      standard: 50,
      meaning: `比前 7 天的日均至少多卖；日均低于 ${LEAST_MEAN_SALES} 件的不算`,
    },
    figures: 'sales',
    isOfArrival: false,
  },
  stock_out: {
    subjects: ['goods'],
    words: always(`断货（前一天日销超过 ${STOCK_OUT_ABOVE}）`, '断货'),
    percent: null,
    figures: 'sales',
    isOfArrival: false,
  },
  back_in_stock: {
    subjects: ['goods'],
    words: always('恢复销售', '恢复销售'),
    percent: null,
    figures: 'sales',
    isOfArrival: false,
  },
  new_goods: {
    subjects: ['goods'],
    words: always('新收录的商品', '新收录'),
    percent: null,
    figures: 'none',
    isOfArrival: true,
  },
  new_listings: {
    subjects: ['shop'],
    words: always('上新', '上新'),
    percent: null,
    figures: 'listings',
    isOfArrival: false,
  },
  new_rows: {
    subjects: ['creator', 'live', 'video'],
    words: (subject) => ARRIVALS[subject],
    percent: null,
    figures: 'none',
    isOfArrival: true,
  },
} satisfies Readonly<Record<string, AlertKindRecord>>

export type AlertKind = keyof typeof RECORDS

const KINDS = Object.keys(RECORDS) as readonly AlertKind[]

export const alertKind = (kind: AlertKind): AlertKindRecord => RECORDS[kind]

/** What the stored data of a kind of row can answer; the first is the one that is offered first. */
export const alertKindsOf = (subject: WatchedSubject): readonly AlertKind[] =>
  KINDS.filter((kind) => alertKind(kind).subjects.includes(subject))

/** Rows of each kind with their measure word, as they are behind a number. */
export const SUBJECT_NOUNS: Readonly<Record<WatchedSubject, string>> = {
  goods: '个商品',
  shop: '家店铺',
  creator: '位达人',
  live: '场直播',
  video: '条视频',
}

/** The percent of a rule; undefined for a kind without one. */
export function heldPercent(kind: AlertKind, percent: number | undefined): number | undefined {
  const taken = alertKind(kind).percent
  return taken === null ? undefined : (percent ?? taken.standard)
}
