import type { Handlers } from '#platform/http/handler.ts'
import { createResetLink } from './modules/account/operations/create-reset-link.ts'
import { listAdminUsers } from './modules/account/operations/list-admin-users.ts'
import { setUserRights } from './modules/account/operations/set-user-rights.ts'
import { listAdminDictionary } from './modules/content/operations/list-admin-dictionary.ts'
import { listAdminNews } from './modules/content/operations/list-admin-news.ts'
import { removeNews } from './modules/content/operations/remove-news.ts'
import { saveNews } from './modules/content/operations/save-news.ts'
import { setDictionaryEntry } from './modules/content/operations/set-dictionary-entry.ts'
import { addBillAlias, listBillAliases, removeBillAlias } from './modules/finance/operations/bill-aliases.ts'
import { listFlags } from './modules/hosts/operations/list-flags.ts'
import { listHosts } from './modules/hosts/operations/list-hosts.ts'
import { removeHost } from './modules/hosts/operations/remove-host.ts'
import { saveHost } from './modules/hosts/operations/save-host.ts'
import { setFlag } from './modules/hosts/operations/set-flag.ts'
import { listAdminImports } from './modules/imports/operations/list-admin-imports.ts'
import { listAdminMessages } from './modules/messages/operations/list-admin-messages.ts'
import { decideSettlement } from './modules/onboarding/operations/decide-settlement.ts'
import { getSettlementLicence } from './modules/onboarding/operations/get-settlement-licence.ts'
import { listAdminSettlements } from './modules/onboarding/operations/list-admin-settlements.ts'
import { decideJob } from './modules/operators/operations/decide-job.ts'
import { listAdminJobs } from './modules/operators/operations/list-admin-jobs.ts'
import { listOperatorEvents } from './modules/operators/operations/list-operator-events.ts'
import { confirmOrder } from './modules/orders/operations/confirm-order.ts'
import { decidePurchaseRequest } from './modules/orders/operations/decide-purchase-request.ts'
import { listAdminOrders } from './modules/orders/operations/list-admin-orders.ts'
import { listAdminPurchaseRequests } from './modules/orders/operations/list-admin-purchase-requests.ts'
import { previewRefund } from './modules/orders/operations/preview-refund.ts'
import { pricePlan } from './modules/orders/operations/price-plan.ts'
import { refundOrder } from './modules/orders/operations/refund-order.ts'
import { setUserMembership } from './modules/orders/operations/set-user-membership.ts'
import { listHeldCommissions } from './modules/referral/operations/list-held-commissions.ts'
import { releaseCommission } from './modules/referral/operations/release-commission.ts'
import { decideStoreClaim } from './modules/stores/operations/decide-store-claim.ts'
import { listStoreClaims } from './modules/stores/operations/list-store-claims.ts'

/** The operations below /api/admin: for operators alone. */
export const adminHandlers = {
  addBillAlias,
  confirmOrder,
  createResetLink,
  decideJob,
  decidePurchaseRequest,
  decideSettlement,
  decideStoreClaim,
  getSettlementLicence,
  listAdminDictionary,
  listAdminImports,
  listAdminJobs,
  listAdminMessages,
  listAdminNews,
  listAdminOrders,
  listAdminPurchaseRequests,
  listAdminSettlements,
  listAdminUsers,
  listBillAliases,
  listFlags,
  listHeldCommissions,
  listHosts,
  listOperatorEvents,
  listStoreClaims,
  previewRefund,
  pricePlan,
  refundOrder,
  releaseCommission,
  removeBillAlias,
  removeHost,
  removeNews,
  saveHost,
  saveNews,
  setDictionaryEntry,
  setFlag,
  setUserMembership,
  setUserRights,
} satisfies Partial<Handlers>
