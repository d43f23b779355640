import type { Handlers } from '../../http/handler.ts'
import { confirmOrder } from './confirm-order.ts'
import { createResetLink } from './create-reset-link.ts'
import { decidePurchaseRequest } from './decide-purchase-request.ts'
import { decideSettlement } from './decide-settlement.ts'
import { getSettlementLicence } from './get-settlement-licence.ts'
import { listAdminDictionary } from './list-admin-dictionary.ts'
import { listAdminImports } from './list-admin-imports.ts'
import { listAdminNews } from './list-admin-news.ts'
import { listAdminOrders } from './list-admin-orders.ts'
import { listAdminPurchaseRequests } from './list-admin-purchase-requests.ts'
import { listAdminSettlements } from './list-admin-settlements.ts'
import { listAdminUsers } from './list-admin-users.ts'
import { listFlags } from './list-flags.ts'
import { listHeldCommissions } from './list-held-commissions.ts'
import { listHosts } from './list-hosts.ts'
import { listOperatorEvents } from './list-operator-events.ts'
import { previewRefund } from './preview-refund.ts'
import { pricePlan } from './price-plan.ts'
import { refundOrder } from './refund-order.ts'
import { releaseCommission } from './release-commission.ts'
import { removeHost } from './remove-host.ts'
import { removeNews } from './remove-news.ts'
import { saveHost } from './save-host.ts'
import { saveNews } from './save-news.ts'
import { setDictionaryEntry } from './set-dictionary-entry.ts'
import { setFlag } from './set-flag.ts'
import { setUserMembership } from './set-user-membership.ts'
import { setUserRights } from './set-user-rights.ts'

/** The operations below /api/admin: for operators alone. */
export const adminHandlers = {
  confirmOrder,
  createResetLink,
  decidePurchaseRequest,
  decideSettlement,
  getSettlementLicence,
  listAdminDictionary,
  listAdminImports,
  listAdminNews,
  listAdminOrders,
  listAdminPurchaseRequests,
  listAdminSettlements,
  listAdminUsers,
  listFlags,
  listHeldCommissions,
  listHosts,
  listOperatorEvents,
  previewRefund,
  pricePlan,
  refundOrder,
  releaseCommission,
  removeHost,
  removeNews,
  saveHost,
  saveNews,
  setDictionaryEntry,
  setFlag,
  setUserMembership,
  setUserRights,
} satisfies Partial<Handlers>
