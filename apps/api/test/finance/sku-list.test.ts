import { randomUUID } from 'node:crypto'
import { converter, costBook, EVENT_KINDS, RETURN_RULES } from '@haixuan/rules'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sumMonths } from '../../src/modules/finance/store/book-days.ts'
import { computeCosts } from '../../src/modules/finance/store/month-costs.ts'
import { costVersions, datedRates } from '../../src/modules/finance/store/read-costs.ts'
import { skuBookDays } from '../../src/modules/finance/store/sku-book-days.ts'
import { earnedSkus, factsOfSkus } from '../../src/modules/finance/store/sku-months.ts'
import { describeOnBothEngines } from '../engines.ts'
import { addedSkus } from './added-skus.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const STORES = [randomUUID(), randomUUID()]
const place = fc.record({
  store: fc.constantFrom(...STORES),
  month: fc.constantFrom(202_608, 202_609, 202_610),
  day: fc.integer({ min: 1, max: 28 }),
  sku: fc.constantFrom('1', '2', '3', ''),
  code: fc.constantFrom('A-红', 'b', ''),
})
const dayRow = fc.record({
  ...{ place, kind: fc.constantFrom(...EVENT_KINDS, 'sale' as const, 'sale' as const) },
  ...{ minor: fc.integer({ min: -9_999, max: 9_999 }), quantity: fc.option(fc.integer({ min: 0, max: 4 })) },
})
const back = fc.record({ place, pieces: fc.integer({ min: 1, max: 2 }) })
const cost = fc.record({
  ...{ code: fc.constantFrom('A-红', 'b'), day: fc.constantFrom(20_260_801, 20_260_915) },
  ...{ minor: fc.integer({ min: 0, max: 900 }), currency: fc.constantFrom('CNY', 'USD') },
})
const rates = fc.uniqueArray(fc.constantFrom(20_260_825, 20_260_901, 20_261_020))
const currency = fc.constantFrom('CNY', 'USD')

describeOnBothEngines('SKUs of months', (database) => {
  test('are the sum of their days, whatever costs and rates there are', async () => {
    const book = fc.record({
      ...{ days: fc.array(dayRow, { maxLength: 30 }), returns: fc.array(back, { maxLength: 5 }) },
      ...{ costs: fc.array(cost, { maxLength: 4 }), rates, currency },
    })
    await fc.assert(
      fc.asyncProperty(book, async (given) => {
        const [accountId, db] = [randomUUID(), database()]
        await db.transaction(async (trx) => {
          for (const { place: at, kind, minor, quantity } of given.days)
            await sql`insert into finance_day values (${accountId}::uuid, ${at.store}::uuid, ${at.month}, ${at.month * 100 + at.day},
              ${given.currency}, ${kind}, ${at.sku}, ${at.sku === '' ? '' : at.code}, '', 1, ${quantity}, ${minor}, 0, 0)
              on conflict do nothing`.execute(trx)
          for (const { place: at, pieces } of given.returns)
            await sql`insert into finance_return values (${accountId}::uuid, ${at.store}::uuid, ${at.month}, ${at.month * 100 + at.day},
              ${given.currency}, ${at.sku || '9'}, ${at.code}, '', 0, ${pieces}) on conflict do nothing`.execute(
              trx,
            )
          for (const { code, day, minor, currency: of } of given.costs)
            await sql`insert into finance_cost (account_id, sku_code, valid_from, goods_minor, currency)
              values (${accountId}::uuid, ${code}, ${day}, ${minor}, ${of}) on conflict do nothing`.execute(
              trx,
            )
          for (const day of given.rates)
            await sql`insert into finance_rate values (${accountId}::uuid, 'USD', ${day}, '7.1234')`.execute(
              trx,
            )
          await sumMonths(trx, sql`d.account_id = ${accountId}::uuid`)
          await computeCosts(trx, accountId, 'all')
        })
        const scope = { accountId, storeIds: STORES, currency: given.currency }
        const books = await skuBookDays(db.kysely, sql`t.account_id = ${accountId}::uuid`)
        const costs = costBook(await costVersions(db, accountId))
        const convert = converter(await datedRates(db, accountId))
        for (const rule of RETURN_RULES)
          for (const range of [
            { from: 0, to: 999_912 },
            { from: 202_609, to: 202_610 },
          ]) {
            const months = [...books.values()].filter(({ month }) => month >= range.from && month <= range.to)
            const own = { ...scope, range }
            const found = await earnedSkus(db, own, rule)
            const facts = new Map(
              (await factsOfSkus(db, own, found)).map((one) => [`${one.storeId} ${one.skuId}`, one.kinds]),
            )
            const told = found.map((sku) => ({ ...sku, kinds: facts.get(`${sku.storeId} ${sku.skuId}`) }))
            const added = addedSkus(months, costs, rule, convert).map(({ skuCode: _, ...sku }) => sku)
            const sorted = <Sku extends { storeId: string; skuId: string }>(skus: Sku[]) =>
              skus.sort((a, b) => (`${a.storeId} ${a.skuId}` < `${b.storeId} ${b.skuId}` ? -1 : 1))
            expect([rule, sorted(told)]).toEqual([rule, sorted(added)])
          }
      }),
      { numRuns: 12 },
    )
  })

  test('have the code of their last month, and are found by any code that they had', async () => {
    const [accountId, db] = [randomUUID(), database()]
    const [store = ''] = STORES
    await db.transaction(async (trx) => {
      for (const [month, code] of [
        [202_608, 'Old-1'],
        [202_609, 'New-1'],
        [202_610, ''],
      ] as const)
        await sql`insert into finance_day values (${accountId}::uuid, ${store}::uuid, ${month}, ${month * 100 + 5}, 'CNY',
          'sale', '77', ${code}, '', 1, 1, 100, 0, 0)`.execute(trx)
      await sumMonths(trx, sql`d.account_id = ${accountId}::uuid`)
      await computeCosts(trx, accountId, 'all')
    })
    const scope = { accountId, storeIds: [store], currency: 'CNY', range: { from: 0, to: 999_912 } }
    const [facts] = await factsOfSkus(db, scope, [{ storeId: store, skuId: '77' }])
    expect(facts?.skuCode).toBe('New-1')
    const ids = async (word: string) =>
      (await earnedSkus(db, scope, 'lost', word)).map(({ skuId, income }) => [skuId, income])
    for (const word of ['old', 'NEW-1', '77', ' ew-1 '])
      expect([word, await ids(word)]).toEqual([word, [['77', 300]]])
    for (const word of ['7', 'x', '%', '_']) expect([word, await ids(word)]).toEqual([word, []])
    expect(await earnedSkus(db, { ...scope, storeIds: [] }, 'lost')).toEqual([])
    expect(await factsOfSkus(db, scope, [])).toEqual([])
  })
})
