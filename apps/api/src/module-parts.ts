import { ignoreUnwritable } from '#platform/database/unwritable.ts'
import type { ModuleContext } from '#platform/http/handler.ts'
import { removeDemoGoods } from './demo/goods/remove-demo-goods.ts'
import { IMPORT_PARTS } from './import-parts.ts'
import { tellSeats } from './modules/account/store/seats.ts'
import { topVideos } from './modules/creators/store/top-videos.ts'
import { readPromotions } from './modules/creators/store/video-promotions.ts'
import { forgetBooks } from './modules/finance/store/forget-books.ts'
import { coverOfStores } from './modules/finance/store/read-cover.ts'
import { withOwnMarks } from './modules/listing/store/own-goods-filter.ts'
import { remindBehind } from './modules/monitoring/jobs/run-stock-reminders.ts'
import { forgetView } from './modules/monitoring/store/forget-view.ts'
import { mendAlert } from './modules/monitoring/store/view-alert-rows.ts'
import { checkWatched } from './modules/monitoring/store/watched-list.ts'
import { goodsChance } from './modules/ranks/store/goods-chance.ts'

/** What modules add to the handlers of modules below them. */
export const MODULE_PARTS = {
  goodsParts: {
    withOwnMarks,
    chance: goodsChance,
    promotions: ({ kysely }, productId, fromDay) => readPromotions(kysely, productId, fromDay),
    topVideos,
  },
  storeParts: { forgetBooks, coverOf: coverOfStores },
  keepingParts: { checkWatched, forgetView, mendAlert, remindBehind },
  // A membership that ends by the clock calls nobody: its members hear of it here or from the daily job.
  bringNotices: async (db, { parentId }) => {
    if (parentId === null) return
    await db.transaction((trx) => tellSeats(trx, parentId)).catch(ignoreUnwritable)
  },
  importParts: IMPORT_PARTS,
  removeDemo: removeDemoGoods,
} satisfies Partial<ModuleContext>
