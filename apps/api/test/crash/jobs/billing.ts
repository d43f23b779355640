import { randomUUID } from 'node:crypto'
import { bytesSource } from '../../../../../packages/tabular/src/workbook/index.ts'
import { readFiles } from '../../../src/modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../../../src/modules/finance/rules/bills/index.ts'
import { beginImport, endReading } from '../../../src/modules/finance/store/begin-import.ts'
import { askedWish } from '../../../src/modules/finance/store/bill-wishes.ts'
import { commitImport } from '../../../src/modules/finance/store/commit-import.ts'
import { askFor, noteFound } from '../../../src/modules/finance/store/import-rows.ts'
import { entered } from '../../http/people.ts'
import { upload } from './moving.ts'
import { ask, differs, names, type Scenario, type Site } from './scenario.ts'

const HEADING = '销售订单,售后订单,备货单号,SKU ID,SKU货号,数量,交易类型,金额,币种,账务时间'
const ROWS = 1_200
/** A store of its own for each kind of work and each round, the undisturbed ones below 0. */
type Place = readonly [kind: number, round: number]
const mallOf = ([kind, round]: Place) => `88${kind}${round < 0 ? 0 : 1}${Math.abs(round)}`

const bill = ([, round]: Place) =>
  Buffer.from(
    [
      HEADING,
      ...Array.from({ length: ROWS }, (_, at) => {
        const own = `SO-${round}-${at},,WB${at},13050000123450,HX-1`
        return `${own},1,销售回款,10.00,CNY,2026-10-05 08:30:00`
      }),
    ].join('\n'),
  )

/** An account with a store in use. */
async function seller(site: Site, place: Place) {
  const { token, id: accountId } = await entered(site.db, { vipType: 'year', vipExpire: null })
  const facts = {
    name: `账单 ${place.join(' ')}`,
    mallId: mallOf(place),
    mode: 'full',
    books: ['全球'],
    currency: 'CNY',
  }
  const wish = { key: randomUUID(), marketplace: 'temu', ...facts }
  const { id: storeId } = await ask<{ id: string }>(site, token, 'POST', '/api/own-stores', wish)
  return { token, accountId, storeId }
}

/** An import whose rows are read and count nowhere. */
async function readImport(site: Site, place: Place) {
  const { accountId, storeId } = await seller(site, place)
  const importId = await beginImport(site.db, accountId, accountId)
  const files = [{ name: 'x.csv', source: bytesSource(bill(place)) }]
  const choice = { storeId, book: '全球', period: null, currency: 'CNY', layouts: BILL_LAYOUTS }
  await readFiles(site.db, files, { accountId, importId, ...choice })
  await endReading(site.db, accountId, importId)
  return { accountId, importId }
}

/** States of the import's rows, and the sum that pages read, by a store's number. */
const told = async (site: Site, place: Place) => [
  ...(await names(
    site,
    `select e.state || ' ' || count(*) as name from money_event e join own_store s on s.id = e.store_id
     where s.mall_id = $1 group by e.state order by e.state`,
    [mallOf(place)],
  )),
  ...(await names(
    site,
    `select 'sum ' || sum(m.minor) as name from finance_month m join own_store s on s.id = m.store_id
     where s.mall_id = $1 having count(*) > 0`,
    [mallOf(place)],
  )),
]

/** Uploaded bills are read once, whatever a killed attempt left, and their originals are gone. */
const reading: Scenario = {
  prepare: async (site, round) => {
    const { token, storeId } = await seller(site, [1, round])
    const uploads = [await upload(site, token, `bill-${round}.csv`, bill([1, round]), 'bill')]
    await ask(site, token, 'POST', '/api/finance/imports', { key: randomUUID(), uploads, store: storeId })
    return undefined
  },
  faults: async (site, round) => [
    ...differs('rows of the bill', await told(site, [1, round]), [`pending ${ROWS}`]),
    ...differs(
      'imports with a preview',
      await names(
        site,
        `select (i.found::json -> 'preview' -> 'sums' -> 0 ->> 'rows') as name from finance_import i
         where i.id in (select import_id from finance_sheet where file_name = $1)`,
        [`bill-${round}.csv`],
      ),
      [String(ROWS)],
    ),
  ],
}

/** All rows count, once, and so do the sums; the import tells them. */
const committing: Scenario = {
  prepare: async (site, round) => {
    const place = await readImport(site, [2, round])
    const found = { round: 0, questions: [], counts: null, preview: null }
    await noteFound(site.db.kysely, place, { found })
    await site.db.transaction((trx) => askFor(trx, place, 'commit'))
    return askedWish('commit', place.importId)
  },
  faults: async (site, round) => [
    ...differs('counted rows', await told(site, [2, round]), [`counted ${ROWS}`, `sum ${ROWS * 1_000}`]),
    ...differs(
      'rows that the import tells',
      await names(
        site,
        `select distinct (i.found::json -> 'counts' -> 0 ->> 'added') || ' ' ||
           (i.found::json -> 'preview' -> 'sums' -> 0 ->> 'minor') as name
         from finance_import i join finance_sheet f on f.account_id = i.account_id and f.import_id = i.id
         join own_store s on s.id = f.store_id where s.mall_id = $1`,
        [mallOf([2, round])],
      ),
      [`${ROWS} ${ROWS * 1_000}`],
    ),
  ],
}

/** No row counts any more, and no sum is left. */
const undoing: Scenario = {
  prepare: async (site, round) => {
    const place = await readImport(site, [3, round])
    await commitImport(site.db, place, async () => true)
    await site.db.transaction((trx) => askFor(trx, place, 'undo'))
    return askedWish('undo', place.importId)
  },
  faults: async (site, round) => differs('rows taken out', await told(site, [3, round]), [`undone ${ROWS}`]),
}

/** An import that nobody went on with for a day is removed with its rows. */
const forgetting: Scenario = {
  prepare: async (site, round) => {
    const { importId } = await readImport(site, [4, round])
    await site.db.pool.query(
      `update finance_import set created_at = now() - interval '2 days' where id = $1`,
      [importId],
    )
    return { kind: 'forget-bill-imports', key: `all ${round}` }
  },
  faults: async (site, round) => differs('rows of the forgotten import', await told(site, [4, round]), []),
}

/** Kinds that work on bills of own stores. */
export const BILLING: Record<string, Scenario> = {
  'read-bills': reading,
  'commit-bills': committing,
  'undo-bills': undoing,
  'forget-bill-imports': forgetting,
}
