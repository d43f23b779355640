import { plainHeading } from '@haixuan/tabular'

/** Columns about the buyer of an order. They are dropped while reading, before anything is stored or logged. */
const BUYER =
  /收货|收件|买家|客户|邮编|邮政|地址|电话|手机|姓名|邮箱|税号|证件|recipient|receiver|buyer|consignee|phone|address|postal|zip|e-?mail/

/** Whether a column is about the buyer, by any part of its heading. `买家拒付` and its like are names of bills. */
export function isBuyerColumn(path: readonly string[]): boolean {
  return path.some((part) => {
    const name = plainHeading(part)
    return BUYER.test(name) && !/拒付|运费|金额/.test(name)
  })
}
