import { removeDemoCreators } from '../../storage/creators/creator-demo-remove.ts'
import type { Database } from '../../storage/database.ts'
import { removeDemoRows } from '../../storage/goods-demo-remove.ts'

/** Takes the demo products out, and the demo creators that sell them, as importing real rows or HAIXUAN_DEMO=0 asks for. @returns products removed */
export async function removeDemoGoods(db: Database): Promise<number> {
  await removeDemoCreators(db)
  return removeDemoRows(db)
}
