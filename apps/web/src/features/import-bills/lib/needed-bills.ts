/** A file of the marketplace that the books are made of. */
export interface NeededBill {
  name: string
  /** Where the seller centre exports it. */
  from: string
  /** What it brings. */
  brings: string
  /** Without it there is no profit. */
  isNeeded: boolean
}

/** The files of one month, the most important first. */
export const NEEDED_BILLS: readonly NeededBill[] = [
  {
    ...{ name: '交易结算', from: '卖家中心 › 资金 › 结算数据', brings: '销售回款、冲回、补贴、退款' },
    isNeeded: true,
  },
  {
    ...{ name: '账务明细列表', from: '卖家中心 › 账户资金 › 账务明细', brings: '用来逐类对账' },
    isNeeded: true,
  },
  {
    ...{ name: '售后问题 / 售后补寄', from: '违规与赔付 › 导出（只有主账号能导）', brings: '赔付明细' },
    isNeeded: false,
  },
  { name: '广告对账单', from: '推广中心 › 财务', brings: '推广费用', isNeeded: false },
]
