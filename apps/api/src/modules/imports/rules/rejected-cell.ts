/** Stable reasons for which one row is left out of an import. */
export type RejectReason =
  | 'bad_json'
  | 'not_an_object'
  | 'column_count'
  | 'cell_unreadable'
  | 'id_missing'
  | 'id_scientific'
  | 'id_rounded'
  | 'id_characters'
  | 'id_too_long'
  | 'text_missing'
  | 'number_invalid'
  | 'number_negative'
  | 'number_too_large'
  | 'currency_unknown'
  | 'currency_missing'
  | 'date_invalid'
  | 'date_out_of_range'
  | 'day_missing'
  | 'choice_unknown'
  | 'figure_missing'
  | 'list_uneven'
  | 'unknown_product'
  | 'refused'

/** What each reason is called in reports. */
export const REJECT_LABEL: Record<RejectReason, string> = {
  bad_json: 'JSON 不完整',
  not_an_object: '不是对象',
  column_count: '列数与表头不符',
  cell_unreadable: '单元格在文件里就有错',
  id_missing: '缺少商品 ID',
  id_scientific: 'ID 被 Excel 写成科学计数法',
  id_rounded: 'ID 被写成小数，末尾几位已经丢失',
  id_characters: 'ID 含有不允许的字符',
  id_too_long: 'ID 太长',
  text_missing: '缺少标题',
  number_invalid: '不是数字',
  number_negative: '负数',
  number_too_large: '数字太大',
  currency_unknown: '币种不认识',
  currency_missing: '有价格却没有币种',
  date_invalid: '日期写法不对',
  date_out_of_range: '日期超出范围',
  day_missing: '缺少日期',
  choice_unknown: '取值不在对照表里',
  figure_missing: '没有价格也没有销量',
  list_uneven: '几列清单的个数对不上',
  unknown_product: '库中没有这个商品',
  refused: '商品规则拒绝',
}

/** Thrown by a transform when its cell makes the whole row unusable. The message is Chinese. */
export class RejectedCell extends Error {
  readonly reason: RejectReason
  /** The field of a kind's own rule; null in a transform, which knows the cell alone. */
  readonly field: string | null

  constructor(reason: RejectReason, message: string, field: string | null = null) {
    super(message)
    this.name = 'RejectedCell'
    this.reason = reason
    this.field = field
  }
}

/** A cell for a message: short, on one line. */
export function quoteCell(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`
}
