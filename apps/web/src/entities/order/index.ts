export {
  orderQuery,
  ordersQuery,
  orderTermsQuery,
  plansQuery,
  purchaseRequestsQuery,
  tierRightsQuery,
} from './api/orders.query.ts'
export {
  dayText,
  METHOD_NAME,
  ORDER_STATUS,
  type Order,
  type PaymentMethod,
  type Plan,
  type PlanTerms,
  yuan,
  yuanPerMonth,
} from './lib/order-words.ts'
export { PROMOTION_END, promotionEnd } from './lib/promotion.ts'
export { monthsOf, type PurchaseRequest, priceOf, REQUEST_STATUS } from './lib/purchase-words.ts'
