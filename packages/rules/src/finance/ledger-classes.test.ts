import { expect, test } from 'vitest'
import { LEDGER_CLASSES, LEDGER_PATTERNS, ledgerClass } from './ledger-classes.ts'

test.each([
  ['结算', null, 'settlement'],
  ['结算', '', 'settlement'],
  ['支出', '仓储综合服务费', 'storage'],
  ['支出', '推广服务费', 'ads'],
  ['支出', '合规EPR物流包装环保费 126398', 'epr_pack'],
  ['支出', '合规EPR环保费代扣代缴-KX99', 'epr_goods'],
  ['代付', 'EPR代付服务费', 'epr_agent'],
  ['退费', '合规EPR物流包装环保费', 'epr_refund'],
  ['支出', '消费者及履约保障-售后问题', 'issue'],
  ['支出', '消费者及履约保障-售后补寄', 'reship'],
  ['调整', '非商责平台售后补贴调整', 'subsidy_adjustment'],
  ['支出', '发货履约保障-缺货', 'violation_stockout'],
  ['支出', '商品品质保障-质量问题', 'quality'],
  ['支出', '商品品质保障-质量问题-JIT商品', 'quality_jit'],
  ['支出', '商品品质保障－质量问题－ｊｉｔ商品', 'quality_jit'],
  ['支出', '延迟', 'violation_delay'],
  ['支出', '虚假发货', 'violation_false'],
  ['支出', '发货面单费', 'label_ship'],
  ['支出', '退货面单费', 'label_return'],
  ['其他', '退货面单费平台承担', 'label_return_platform'],
  ['赔付', '仓库丢件', 'compensation'],
  ['提现', '提现到银行卡', 'withdrawal'],
  ['冻结', null, 'freeze'],
  ['解冻', null, 'unfreeze'],
  ['充值', null, 'topup'],
  ['转账', null, 'internal_transfer'],
  ['支出', '一种新的费用', 'unclassified'],
  ['未知', null, 'unclassified'],
])('%s, %s is %s', (type, remark, wanted) => expect(ledgerClass({ type, remark })).toBe(wanted))

test('a pattern of a person wins over those of the product', () => {
  const own = [{ remark: '推广服务费-退回', class: 'compensation' }] as const
  expect(ledgerClass({ type: '支出', remark: '推广服务费-退回' }, own)).toBe('compensation')
  expect(ledgerClass({ type: '支出', remark: '推广服务费' }, own)).toBe('ads')
})

test('every class but the rest has a pattern', () => {
  const named = new Set([...LEDGER_PATTERNS.map((pattern) => pattern.class), 'unclassified'])
  expect([...named].sort()).toEqual([...LEDGER_CLASSES].sort())
})
