import { sql } from 'kysely'
import { loadDemoCreators } from '../domain/demo-creators/load-demo-creators.ts'
import { loadDemoGoods } from '../domain/demo-goods/load-demo-goods.ts'
import { removeDemoGoods } from '../domain/demo-goods/remove-demo-goods.ts'
import { loadDemoKeeping } from '../domain/demo-keeping/load-demo-keeping.ts'
import type { Database } from '../storage/database.ts'
import { prepareGoods } from '../storage/goods-ingest.ts'
import type { DemoWish } from './settings.ts'

const EMPTY =
  '数据库里还没有商品：用 npm run haixuan -- import 导入（见 docs/importing.md），或设 HAIXUAN_DEMO=1 载入示例数据。'

interface State {
  /** There are products of any kind. */
  goods: boolean
  /** There are creators of any kind. */
  creators: boolean
  /** Demo products were loaded at some time. */
  demo: boolean
  /** The last loading of demo products did not come to its end. */
  broken: boolean
  /** Real rows were imported. */
  real: boolean
}

/**
 * Brings the demo products in line with the wish: loads them into an empty database or after a broken start, takes
 * them out, or leaves everything as it is. Real rows are never touched.
 * @param say takes one line for the person at the terminal
 */
export async function ensureDemoData(
  db: Database,
  wish: DemoWish,
  say: (line: string) => void,
): Promise<void> {
  const { goods, creators, demo, broken, real } = await readState(db)
  if (wish !== 'load') {
    if (wish === 'remove' && demo && goods) await removeDemoGoods(db)
    // Without any product the categories are there all the same.
    if (!real) await prepareGoods(db)
    if (wish === 'leave' && !real && !goods) say(EMPTY)
    return
  }
  if (real || (goods && !broken && creators)) return
  say('首次启动，正在生成示例数据，约需 20 秒……')
  // One bulk step, so that the embedded engine takes its checkpoints by size and not after every part of it.
  await db.bulk(async () => {
    const count = goods && !broken ? 0 : await loadDemoGoods(db)
    // A database of an earlier version has products and no creators.
    const people = await loadDemoCreators(db)
    await loadDemoKeeping(db)
    say(`示例数据已就绪：${count} 个商品，${people} 位达人`)
  })
}

async function readState(db: Database): Promise<State> {
  const { rows } = await sql<State>`
    select exists (select 1 from product_metric) as goods, exists (select 1 from creator) as creators,
      exists (select 1 from source where kind = 'demo') as demo,
      coalesce((select finished_at is null from source where kind = 'demo' order by started_at desc limit 1), false) as broken,
      exists (select 1 from source where kind <> 'demo') as real`.execute(db.kysely)
  const [state] = rows
  if (!state) throw new Error('the database gave no answer about its products')
  return state
}
