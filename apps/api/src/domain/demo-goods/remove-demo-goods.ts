import type { Database } from '../../storage/database.ts'
import { removeDemoRows } from '../../storage/goods-demo-remove.ts'

/** Takes the demo products out, as importing real rows or HAIXUAN_DEMO=0 asks for. @returns products removed */
export function removeDemoGoods(db: Database): Promise<number> {
  return removeDemoRows(db)
}
