import { sql } from 'kysely'
import { loadDemoGoods } from '../domain/demo-goods/load-demo-goods.ts'
import { removeDemoGoods } from '../domain/demo-goods/remove-demo-goods.ts'
import type { Database } from '../storage/database.ts'
import { prepareGoods } from '../storage/goods-ingest.ts'

interface State {
  /** There are products of any kind. */
  goods: boolean
  /** Demo products were loaded at some time. */
  demo: boolean
  /** The last loading of demo products did not come to its end. */
  broken: boolean
  /** Real rows were imported. */
  real: boolean
}

/**
 * Brings the demo products in line with what is wanted: loads them into an empty database or after a broken start,
 * takes them out when they are not wanted, and leaves real rows alone.
 * @param say takes one line for the person at the terminal
 */
export async function ensureDemoData(
  db: Database,
  wanted: boolean,
  say: (line: string) => void,
): Promise<void> {
  const { goods, demo, broken, real } = await readState(db)
  if (!wanted) {
    if (demo && goods) await removeDemoGoods(db)
    // Without any product the categories are there all the same.
    if (!real) await prepareGoods(db)
    return
  }
  if (real || (goods && !broken)) return
  say('首次启动，正在生成示例数据，约需 20 秒……')
  const count = await loadDemoGoods(db)
  say(`示例数据已就绪：${count} 个商品`)
}

async function readState(db: Database): Promise<State> {
  const { rows } = await sql<State>`
    select exists (select 1 from product_metric) as goods,
      exists (select 1 from source where kind = 'demo') as demo,
      coalesce((select finished_at is null from source where kind = 'demo' order by started_at desc limit 1), false) as broken,
      exists (select 1 from source where kind <> 'demo') as real`.execute(db.kysely)
  const [state] = rows
  if (!state) throw new Error('the database gave no answer about its products')
  return state
}
