import type { Database } from '#platform/database/database.ts'
import type { Replays } from '#platform/http/ports.ts'
import { readExportJob } from './modules/exports/store/export-job-rows.ts'
import { hasImportKey } from './modules/finance/store/import-rows.ts'
import { findImportByKey } from './modules/imports/store/import-job-rows.ts'
import { findOrderByKey } from './modules/orders/store/order-rows.ts'
import { findRequestByKey } from './modules/orders/store/own-requests.ts'
import { findStoreByKey } from './modules/stores/store/add-own-store.ts'

/** Where a wish that names itself by a key is found again. An operation whose body has a `key` is here. */
export const replaysOf = ({ kysely }: Database): Replays => ({
  createExport: async ({ userId }, { key }) => (await readExportJob(kysely, userId, { key })) !== undefined,
  createImportJob: async ({ userId }, { key }) => (await findImportByKey(kysely, userId, key)) !== null,
  createImportFile: async ({ userId }, { key }) => (await findImportByKey(kysely, userId, key)) !== null,
  createFinanceImport: async ({ userId }, { key }) => await hasImportKey(kysely, userId, key),
  createOrder: async ({ userId }, { key }) => (await findOrderByKey(kysely, userId, key)) !== undefined,
  createOwnStore: async ({ userId }, { key }) => (await findStoreByKey(kysely, userId, key)) !== undefined,
  requestPurchase: async ({ userId }, { key }) => (await findRequestByKey(kysely, userId, key)) !== undefined,
})
