import type { AlertRule, WatchedSubject } from '../model/saved-view.ts'

type Kind = AlertRule['kind']

/** How rows of each kind are counted and called. */
export const SUBJECT_NOUNS: Readonly<Record<WatchedSubject, string>> = {
  goods: '个商品',
  shop: '家店铺',
  creator: '位达人',
  live: '场直播',
  video: '条视频',
}

/** What a list can be watched for: only what the stored data of its rows can answer. */
export const ALERT_KINDS: Readonly<Record<WatchedSubject, readonly { value: Kind; label: string }[]>> = {
  goods: [
    { value: 'price_drop', label: '降价' },
    { value: 'sales_rise', label: '日销上涨' },
    { value: 'stock_out', label: '断货（前一天日销超过 300）' },
    { value: 'back_in_stock', label: '恢复销售' },
    { value: 'new_goods', label: '新收录的商品' },
  ],
  shop: [
    { value: 'sales_rise', label: '日销上涨' },
    { value: 'new_listings', label: '上新' },
  ],
  creator: [
    { value: 'followers_rise', label: '涨粉' },
    { value: 'sales_rise', label: '日销上涨' },
    { value: 'new_rows', label: '新收录的达人' },
  ],
  live: [{ value: 'new_rows', label: '新开播的直播' }],
  video: [{ value: 'new_rows', label: '新发布的视频' }],
}

/** Percent of the rules that take one, as they stand at first. */
export const STANDARD_PERCENT: Partial<Record<Kind, number>> = {
  price_drop: 10,
  sales_rise: 50,
  followers_rise: 5,
}

export const takesPercent = (kind: Kind): boolean => STANDARD_PERCENT[kind] !== undefined

export const PERCENT_MEANING: Partial<Record<Kind, string>> = {
  price_drop: '比上一次的价格至少便宜，同一币种',
  sales_rise: '比前 7 天的日均至少多卖；日均低于 10 件的不算',
  followers_rise: '比前一个有数据的日子至少多；粉丝不足 100 的不算',
}

/** What limits the data behind a kind of row; said beside the preview. */
export const SUBJECT_LIMITS: Partial<Record<WatchedSubject, string>> = {
  live: '直播没有逐日数据，只能在开播当天结束后提醒，此时还不符合条件的不再补报。',
  video: '视频没有逐日数据，只能在发布当天结束后提醒，此时还不符合条件的不再补报。',
}
