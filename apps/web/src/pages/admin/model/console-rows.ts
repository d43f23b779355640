import type { OperationData } from '@haixuan/api-sdk'

// Rows of the console's tables. The tables and the dialogs that open from them share them.
export type ConsoleHost = OperationData<'listHosts'>[number]
export type ConsoleNews = OperationData<'listAdminNews'>[number]
export type ConsoleOrder = OperationData<'listAdminOrders'>[number]
export type ConsoleRequest = OperationData<'listAdminPurchaseRequests'>[number]
export type ConsoleUser = OperationData<'listAdminUsers'>['rows'][number]
export type OnboardingApplication = OperationData<'listAdminSettlements'>[number]
export type StoreClaim = OperationData<'listStoreClaims'>[number]
