import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { DemoWish } from '#platform/process/settings.ts'
import { prepareGoods } from '../modules/goods/store/goods-ingest.ts'
import { loadDemoCreators } from './creators/load-demo-creators.ts'
import { loadDemoFinance } from './finance/load-demo-finance.ts'
import { loadDemoGoods } from './goods/load-demo-goods.ts'
import { removeDemoGoods } from './goods/remove-demo-goods.ts'
import { KEEPING_DUTY, loadDemoKeeping } from './keeping/load-demo-keeping.ts'
import { loadDemoNews } from './news/demo-news.ts'
import { loadDemoOffer } from './offer/demo-offer.ts'
import { loadDemoStores } from './stores/load-demo-stores.ts'

const EMPTY =
  '数据库里还没有商品：用 npm run haixuan -- import 导入（见 docs/importing.md），或设 HAIXUAN_DEMO=1 载入示例数据。'

interface State {
  /** There are products of any kind. */
  goods: boolean
  /** There are creators of any kind. */
  creators: boolean
  /** Demo products were loaded at some time. */
  demo: boolean
  /** A loading of demo rows did not come to its end. */
  broken: boolean
  /** That one was still about the products. */
  brokenGoods: boolean
  /** Real rows were imported. */
  real: boolean
}

/** Rows to make; all of the demo set when left out. */
interface DemoSize {
  goods?: number
  creators?: number
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count })

/**
 * Brings the demo products in line with the wish: loads them into an empty database or after a broken start, takes
 * them out, or leaves everything as it is. Real rows are never touched.
 * @param say takes one line for the person at the terminal
 */
export async function ensureDemoData(
  db: Database,
  wish: DemoWish,
  say: (line: string) => void,
  size: DemoSize = {},
): Promise<void> {
  const state = await readState(db)
  const { goods, real } = state
  if (wish !== 'load') {
    if (wish === 'remove' && state.demo && goods) await removeDemoGoods(db)
    // Without any product the categories are there anyway.
    if (!real) await prepareGoods(db)
    if (wish === 'leave' && !real && !goods) say(EMPTY)
    return
  }
  if (real) return
  await loadDemoOffer(db)
  await loadDemoStores(db)
  if (goods && state.creators && !state.broken) {
    // A database of an earlier version has stores and no books.
    await loadDemoFinance(db)
    return
  }
  say('首次启动，正在生成示例数据，约需 25 秒……')
  await roughly(db, async () => {
    const count = goods && !state.brokenGoods ? 0 : await loadDemoGoods(db, countOf(size.goods))
    // A database of an earlier version has products and no creators.
    const people = await loadDemoCreators(db, countOf(size.creators))
    await loadDemoKeeping(db)
    await loadDemoNews(db)
    await loadDemoFinance(db)
    // Only now: what an earlier start left half done is whole.
    await sql`update source set finished_at = ${Date.now()}
      where kind = 'demo' and finished_at is null`.execute(db.kysely)
    say(`示例数据已就绪：${count} 个商品，${people} 位达人`)
  })
}

/**
 * One bulk step, so that the embedded engine takes its checkpoints by size and not after every part of it. What its
 * planner knows of the rows may be rough too: a fifth of the usual sample of so few is enough, and takes a fifth of
 * the time. The daily vacuum looks closer.
 */
async function roughly(db: Database, load: () => Promise<void>): Promise<void> {
  if (db.engine !== 'embedded') return await db.bulk(load)
  await db.pool.query('set default_statistics_target = 20')
  try {
    await db.bulk(load)
  } finally {
    await db.pool.query('reset default_statistics_target')
  }
}

async function readState(db: Database): Promise<State> {
  const { rows } = await sql<State>`
    select exists (select 1 from product_metric) as goods, exists (select 1 from creator) as creators,
      exists (select 1 from source where kind = 'demo') as demo,
      exists (select 1 from source where kind = 'demo' and finished_at is null)
        or exists (select 1 from maintenance where duty = ${KEEPING_DUTY}) as broken,
      exists (select 1 from source s where kind = 'demo' and finished_at is null
        and exists (select 1 from product_text t where t.source_id = s.id)) as "brokenGoods",
      exists (select 1 from source where kind <> 'demo') as real`.execute(db.kysely)
  const [state] = rows
  if (!state) throw new Error('the database gave no answer about its products')
  return state
}
