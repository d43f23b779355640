import { api } from '#shared/api'
import { fenOf } from '../lib/typed-values.ts'
import { createConsoleForm, type Quiet } from './console-form.ts'

interface Acceptance {
  id: string
  /** Fen; null where nothing was promised to the buyer. */
  promised: number | null
  /** Yuan, as typed; asked for only where nothing was promised. */
  priceFen: string
  reply: string
}

/** A request becomes an order. The answer is its number and its price, where there is one. */
export const acceptanceForm = createConsoleForm({
  initial: { id: '', promised: null, priceFen: '', reply: '' },
  faults: ({ promised, priceFen }) => ({
    priceFen:
      promised === null && fenOf(priceFen) === undefined
        ? '请填写与买家约定的金额，例如 998 或 998.50'
        : undefined,
  }),
  send: async ({ id, promised, priceFen, reply }: Acceptance, how: Quiet) => {
    const agreed = promised === null ? (fenOf(priceFen) ?? null) : null
    const body = { status: 'accepted', priceFen: agreed, reply: reply.trim() || null } as const
    const { number } = await api.call('decidePurchaseRequest', { path: { id }, body }, how)
    return { number, priceFen: promised ?? agreed }
  },
  done: () => '已通过，订单已生成，到账后请确认收款',
  refresh: ['listAdminPurchaseRequests', 'listAdminOrders'],
})

export const refusalForm = createConsoleForm({
  initial: { id: '', reply: '' },
  faults: ({ reply }) => ({ reply: reply.trim() === '' ? '请填写拒绝的原因，申请人会看到' : undefined }),
  send: ({ id, reply }: { id: string; reply: string }, how: Quiet) =>
    api.call(
      'decidePurchaseRequest',
      { path: { id }, body: { status: 'refused', priceFen: null, reply: reply.trim() } },
      how,
    ),
  done: () => '已拒绝',
  refresh: ['listAdminPurchaseRequests'],
})

interface Decision {
  id: string
  status: 'approved' | 'incomplete' | 'rejected'
  reply: string
  /** Nobody has decided yet. */
  isPending: boolean
}

/** What becomes of the application of a company. */
export const onboardingDecisionForm = createConsoleForm({
  initial: { id: '', status: 'approved', reply: '', isPending: true },
  faults: ({ isPending }) => ({ '': isPending ? undefined : '这份申请已经处理过' }),
  send: ({ id, status, reply }: Decision, how: Quiet) =>
    api.call('decideSettlement', { path: { id }, body: { status, reply: reply.trim() || null } }, how),
  done: () => '申请已处理',
  refresh: ['listAdminSettlements'],
})

interface ClaimDecision {
  id: string
  owner: 'holder' | 'claimant' | 'both'
  reply: string
}

/** Whose store it is, of two accounts that have entered it. */
export const claimDecisionForm = createConsoleForm({
  initial: { id: '', owner: 'holder', reply: '' },
  send: ({ id, owner, reply }: ClaimDecision, how: Quiet) =>
    api.call('decideStoreClaim', { path: { id }, body: { owner, reply: reply.trim() || null } }, how),
  done: () => '归属已判定',
  refresh: ['listStoreClaims'],
})
