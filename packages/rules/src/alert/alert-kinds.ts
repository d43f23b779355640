/** Kinds of rows that a saved view can be watched for. */
export type WatchedSubject = 'goods' | 'shop' | 'creator' | 'live' | 'video'

export type AlertKind =
  | 'price_drop'
  | 'sales_rise'
  | 'stock_out'
  | 'back_in_stock'
  | 'new_goods'
  | 'new_listings'
  | 'followers_rise'
  | 'new_rows'

/** What the stored data of each kind of row can answer; the first is the one that is offered first. */
export const ALERT_KINDS_OF: Readonly<Record<WatchedSubject, readonly AlertKind[]>> = {
  goods: ['price_drop', 'sales_rise', 'stock_out', 'back_in_stock', 'new_goods'],
  shop: ['sales_rise', 'new_listings'],
  creator: ['followers_rise', 'sales_rise', 'new_rows'],
  live: ['new_rows'],
  video: ['new_rows'],
}

/** Percent of the rules that take one, where the reader says none. */
export const STANDARD_PERCENT: Readonly<Partial<Record<AlertKind, number>>> = {
  price_drop: 10,
  sales_rise: 50,
  followers_rise: 5,
}

/** Mean units a day below which a rise is noise: 1 to 5 is no news. */
export const LEAST_MEAN_SALES = 10
/** Followers below which a rise is noise. */
export const LEAST_FOLLOWERS = 100

/** Rows of each kind with their measure word, as they are behind a number. */
export const SUBJECT_NOUNS: Readonly<Record<WatchedSubject, string>> = {
  goods: '个商品',
  shop: '家店铺',
  creator: '位达人',
  live: '场直播',
  video: '条视频',
}

/** The percent that holds for a rule; undefined for a kind that takes none. */
export function heldPercent(kind: AlertKind, percent: number | undefined): number | undefined {
  const standard = STANDARD_PERCENT[kind]
  return standard === undefined ? undefined : (percent ?? standard)
}
