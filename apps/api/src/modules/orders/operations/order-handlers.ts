import type { Handlers } from '#platform/http/handler.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { getOrder } from './get-order.ts'
import { getOrderTerms } from './get-order-terms.ts'
import { listOrders } from './list-orders.ts'
import { listPurchaseRequests } from './list-purchase-requests.ts'
import { requestInvoice } from './request-invoice.ts'
import { requestPurchase } from './request-purchase.ts'
import { withdrawPurchaseRequest } from './withdraw-purchase-request.ts'

/** Orders of memberships, and the requests that become orders. */
export const orderHandlers = {
  cancelOrder,
  createOrder,
  getOrder,
  getOrderTerms,
  listOrders,
  listPurchaseRequests,
  requestInvoice,
  requestPurchase,
  withdrawPurchaseRequest,
} satisfies Partial<Handlers>
