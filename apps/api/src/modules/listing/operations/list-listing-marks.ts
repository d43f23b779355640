import type { Handler } from '#platform/http/handler.ts'
import { readListingMarks } from '../store/own-listing-write.ts'
import { ownWarehouse } from './own-warehouse.ts'

export const listListingMarks: Handler<'listListingMarks'> = async ({ params }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readListingMarks(db, ownWarehouse(caller, params.marketplace)) },
})
