import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { rollUpWish } from '../../../src/modules/rollups/jobs/roll-up-job.ts'
import { rollUpMarketplace } from '../../../src/modules/rollups/jobs/roll-up-marketplace.ts'
import { entered } from '../../http/people.ts'
import { ask, differs, names, type Scenario, type Site } from './scenario.ts'

const MEMBER = { vipType: 'yqyy', vipExpire: null, isExternalLink: true } as const
const MARKETPLACE = 'tiktok'
/** What a roll-up writes, without the moments of writing. */
const WRITTEN = [
  'goods_rank',
  'goods_rank_day',
  'goods_band',
  'creator_rank',
  'live_goods_rank',
  'creator_goods',
  'shop_rank',
  'shop_figure',
  'market_figure',
  'market_trend',
  'market_media',
]
const FORGOTTEN = [
  'goods_rank',
  'goods_rank_day',
  'creator_rank',
  'shop_rank',
  'market_figure',
  'market_state',
]

async function digest({ db }: Site): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const table of WRITTEN) {
    const { rows } = await db.pool.query<{ hash: string; n: number }>(
      `select count(*)::integer as n, md5(coalesce(string_agg(row, '|' order by row), '')) as hash
       from (select (to_jsonb(t) - 'computed_at')::text as row from ${table} t) r`,
    )
    all[table] = `${rows[0]?.n} ${rows[0]?.hash}`
  }
  return all
}

/** All boards and sums are made; doing it all again without a kill changes nothing. */
const rollUp: Scenario = {
  prepare: async ({ db }) => {
    for (const table of FORGOTTEN) await db.pool.query(`delete from ${table}`)
    return rollUpWish({ marketplace: MARKETPLACE }, Date.now())
  },
  faults: async (site) => {
    const there = await digest(site)
    const again = { marketplace: MARKETPLACE, signal: new AbortController().signal } as const
    await rollUpMarketplace(site.db, again)
    const whole = await digest(site)
    const empty = ['goods_rank', 'creator_rank', 'market_figure'].filter((table) =>
      there[table]?.startsWith('0 '),
    )
    return [
      ...WRITTEN.flatMap((table) => differs(table, there[table], whole[table])),
      ...empty.map((table) => `${table} is empty`),
    ]
  },
}

const exportOf = async (site: Site, format: string): Promise<string> => {
  const { token } = await entered(site.db, MEMBER)
  const request = {
    ...{
      operation: 'searchGoods',
      params: { marketplace: 'temu' },
      query: {},
      columnSet: 'all',
      columns: [],
    },
    ...{ format, title: '列表' },
  }
  return (await ask<{ id: string }>(site, token, 'POST', '/api/exports', { key: randomUUID(), request })).id
}

/** A file with every row once. */
const exporting: Scenario = {
  prepare: async (site, round) => {
    const id = await exportOf(site, 'csv')
    await site.db.pool.query('update export_job set title = $1 where id = $2', [`round ${round}`, id])
    return undefined
  },
  faults: async (site, round) => {
    const { rows } = await site.db.pool.query<{
      account: string
      state: string
      rows_total: number
      file: string | null
    }>(`select e.account::text, e.state, e.rows_total, e.file::text from export_job e where e.title = $1`, [
      `round ${round}`,
    ])
    const [job] = rows
    if (job?.state !== 'finished' || job.file === null) return [`the export is ${job?.state ?? 'gone'}`]
    const { bytes } = await site.files.read(job.account, job.file)
    const lines = parse(bytes, { bom: true, columns: true }) as Record<string, string>[]
    const ids = new Set(lines.map((line) => line['商品ID']))
    return [
      ...differs('rows of the file', lines.length, job.rows_total),
      ...differs('different rows', ids.size, job.rows_total),
    ]
  },
}

/** Of two finished exports the one whose day is over is taken out of reach. */
const sweeping: Scenario = {
  prepare: async (site, round) => {
    for (const [state, hours] of [
      ['over', -1],
      ['kept', 1],
    ] as const) {
      const id = await exportOf(site, 'csv')
      await site.db.pool.query(
        `update export_job set state = 'finished', title = $1,
           expires_at = ((extract(epoch from now()) + 3600 * $2::integer) * 1000)::bigint where id = $3`,
        [`${state} ${round}`, hours, id],
      )
      await site.db.pool.query("delete from job where kind = 'export' and key = $1", [id])
    }
    return { kind: 'sweep-exports', key: 'all' }
  },
  faults: async (site, round) =>
    differs(
      'exports',
      await names(
        site,
        "select title || ' ' || state as name from export_job where title in ($1, $2) order by title",
        [`over ${round}`, `kept ${round}`],
      ),
      [`kept ${round} finished`, `over ${round} expired`],
    ),
}

/** A file whose time is over goes with its row; another one stays readable. */
const clearing: Scenario = {
  prepare: async (site, round) => {
    const purpose = { name: 'licence', title: '营业执照图片', accountBytes: 2_097_152 }
    for (const state of ['over', 'kept']) {
      const account = randomUUID()
      const draft = { account, name: `${state} ${round}`, type: 'image/png', bytes: Buffer.alloc(64, 7) }
      const file = await site.db.transaction((trx) => site.files.reserve(trx, purpose, draft))
      await site.files.write(file)
      if (state === 'kept') await site.db.transaction((trx) => site.files.confirm(trx, file))
      else await site.db.pool.query('update file set expires_at = 1 where id = $1', [file.id])
    }
    return { kind: 'clear-files', key: 'daily' }
  },
  faults: async (site, round) => {
    const { rows } = await site.db.pool.query<{ id: string; account: string; name: string }>(
      'select id::text, account::text, name from file where name in ($1, $2)',
      [`over ${round}`, `kept ${round}`],
    )
    const [kept] = rows
    const read = kept && (await site.files.read(kept.account, kept.id).catch((error: Error) => error.message))
    return [
      ...differs(
        'files',
        rows.map(({ name }) => name),
        [`kept ${round}`],
      ),
      ...(typeof read === 'string' ? [read] : []),
    ]
  },
}

/** There is nothing to lose in it: it ends. */
const vacuum: Scenario = {
  prepare: async () => ({ kind: 'vacuum', key: 'daily' }),
  faults: async () => [],
}

/** Kinds that compute, write and clear files. */
export const COMPUTING: Record<string, Scenario> = {
  'roll-up': rollUp,
  export: exporting,
  'sweep-exports': sweeping,
  'clear-files': clearing,
  vacuum,
}
