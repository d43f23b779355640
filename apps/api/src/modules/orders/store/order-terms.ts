import type { components } from '@haixuan/api-sdk/schema'
import { sharedMain } from '#modules/access/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { type PaymentPorts, readyMethods } from '../rules/payment-port.ts'
import { planChange } from '../rules/plan-change.ts'
import { readMembership } from './membership-rows.ts'
import { listPlans } from './plan-rows.ts'

type OrderTerms = components['schemas']['OrderTerms']

const MAIN_BUYS = '子账号随主账号享有会员权益，请使用主账号购买'

/** What the caller can buy now, and what they would have if it were paid at this moment. */
export async function readOrderTerms(
  db: Database,
  ports: PaymentPorts,
  caller: UserCaller,
): Promise<OrderTerms> {
  const [methods, plans, current] = await Promise.all([
    readyMethods(ports),
    listPlans(db),
    readMembership(db.kysely, caller.userId, false),
  ])
  return {
    methods,
    plans: plans.map(({ id, vip_type: vipType, months, priceFen: shown, isSample }) => {
      const priceFen = isSample ? null : shown
      const change =
        sharedMain(caller) === null
          ? planChange(current, { vipType, months, priceFen })
          : { kind: null, refusal: MAIN_BUYS }
      const { kind, refusal } = change
      const { until, creditMs, givenMs } =
        change.kind === null ? { until: null, creditMs: 0, givenMs: 0 } : change
      return { planId: id, change: kind, refusal, vipUntil: until, creditMs, givenMs }
    }),
  }
}
