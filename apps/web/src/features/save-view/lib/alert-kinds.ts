import {
  ALERT_KINDS_OF,
  type AlertKind,
  LEAST_FOLLOWERS,
  LEAST_MEAN_SALES,
  STANDARD_PERCENT,
  STOCK_OUT_ABOVE,
  type WatchedSubject,
} from '@haixuan/rules'

const LABEL: Readonly<Record<AlertKind, string>> = {
  price_drop: '降价',
  sales_rise: '日销上涨',
  stock_out: `断货（前一天日销超过 ${STOCK_OUT_ABOVE}）`,
  back_in_stock: '恢复销售',
  new_goods: '新收录的商品',
  new_listings: '上新',
  followers_rise: '涨粉',
  new_rows: '新收录',
}

const NEW_ROWS: Readonly<Partial<Record<WatchedSubject, string>>> = {
  creator: '新收录的达人',
  live: '新开播的直播',
  video: '新发布的视频',
}

/** What rows of a kind can be watched for, as a choice. */
export const alertChoices = (subject: WatchedSubject): readonly { value: AlertKind; label: string }[] =>
  ALERT_KINDS_OF[subject].map((value) => ({
    value,
    label: (value === 'new_rows' ? NEW_ROWS[subject] : undefined) ?? LABEL[value],
  }))

export const takesPercent = (kind: AlertKind): boolean => STANDARD_PERCENT[kind] !== undefined

export const PERCENT_MEANING: Readonly<Partial<Record<AlertKind, string>>> = {
  price_drop: '比上一次的价格至少便宜，同一币种',
  sales_rise: `比前 7 天的日均至少多卖；日均低于 ${LEAST_MEAN_SALES} 件的不算`,
  followers_rise: `比前一个有数据的日子至少多；粉丝不足 ${LEAST_FOLLOWERS} 的不算`,
}

/** What limits the data behind a kind of row; said beside the preview. */
export const SUBJECT_LIMITS: Readonly<Partial<Record<WatchedSubject, string>>> = {
  live: '直播没有逐日数据，只能在开播当天结束后提醒，此时还不符合条件的不再补报。',
  video: '视频没有逐日数据，只能在发布当天结束后提醒，此时还不符合条件的不再补报。',
}
