import { ACTOR, type Acts, word } from '#platform/command-line/console-options.ts'
import { yuanText } from '#platform/command-line/money-text.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type HeldFor, listHeldCommissions, releaseCommission } from '../store/held-commission.ts'

const REASONS: Readonly<Record<HeldFor, string>> = {
  payer: '付款账号相同',
  device: '登录设备与地址相同',
  company: '入驻企业相同',
}

/** Commissions that look like the referrer's own money. */
export const COMMISSION_ACTS: Acts = {
  'commissions list': async (db, _given, out) => {
    const held = await listHeldCommissions(db)
    for (const { number, orderId, referrerMobile, buyerMobile, commissionFen, reason } of held)
      out.text(
        `${number ?? orderId}  ${yuanText(commissionFen)}  ${referrerMobile ?? '—'} ← ${buyerMobile ?? '—'}  ${REASONS[reason]}`,
      )
    out.text(`共 ${held.length} 笔待核实`)
    out.json(held)
  },
  'commissions release': async (db, given, out) => {
    const name = word(given, 1, '订单号')
    const found = (await listHeldCommissions(db)).find(({ number, orderId }) => (number ?? orderId) === name)
    if (!found) throw new OperatorError(`没有待核实的佣金 ${name}，haixuan commissions list 列出全部。`)
    await releaseCommission(db, found.orderId, ACTOR)
    out.text(`订单 ${name} 的佣金已放行`)
    out.json({ number: name })
  },
}
