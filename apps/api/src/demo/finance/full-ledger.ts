import type { Random } from '../goods/random.ts'
import type { Fact, LedgerLine } from './fact.ts'
import type { FullTarget } from './full-target.ts'
import { splitSum } from './split-sum.ts'
import { momentIn, type Numbers } from './store-numbers.ts'

/**
 * The account book of a month of a full-managed store. Storage, advertising, EPR and fines are in it alone.
 * @param once what was settled, each refund once
 */
export function fullLedger(
  random: Random,
  numbers: Numbers,
  month: string,
  once: readonly Fact[],
  target: FullTarget,
): LedgerLine[] {
  const days = new Map<string, number>()
  for (const { at: time, minor } of once) {
    const day = time.slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + minor)
  }
  const line = (type: string, name: string, minor: number, remark: string): LedgerLine => ({
    ...{ at: momentIn(random, month), type, minor, remark, class: name },
  })
  const parts = (name: string, total: number, count: number, remark: string) =>
    splitSum(random, total, count).map((minor) => line('支出', name, -minor, remark))
  const item = () => `-${numbers.next('货号')}`
  return [
    ...[...days].map(([day, minor]) => ({
      ...{ at: `${day} 23:10:05`, type: '结算', minor, remark: '', class: 'settlement' },
    })),
    ...parts('storage', target.storage, 4, '仓储综合服务费'),
    ...parts('epr_goods', target.eprGoods, 3, `合规EPR环保费代扣代缴${item()}`),
    ...parts('epr_pack', target.eprPack, 2, `合规EPR物流包装环保费${item()}`),
    ...parts('epr_agent', target.eprAgent, 1, `代付服务费${item()}`),
    line('退费', 'epr_refund', target.eprRefund, `合规EPR环保费代扣代缴${item()}`),
    ...parts('ads', target.ads, 10, '推广服务费'),
    ...parts('issue', target.issue, 3, '消费者及履约保障-售后问题'),
    ...parts('reship', target.reship, 2, '消费者及履约保障-售后补寄'),
    ...parts('subsidy_adjustment', target.subsidyAdjustment, 2, '非商责平台售后补贴调整'),
    ...parts('violation_stockout', target.stockout, 2, '发货履约保障-缺货'),
    ...parts('quality', target.quality, 2, '商品品质保障-质量问题'),
    line('提现', 'withdrawal', -12_000_000, ''),
    line('冻结', 'freeze', -684_000, ''),
    line('解冻', 'unfreeze', 120_000, ''),
  ]
}
