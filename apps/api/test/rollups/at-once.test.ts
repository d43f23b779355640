import { expect, test, vi } from 'vitest'
import { rollUpCreators } from '../../src/modules/creators/store/creator-roll-up.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { rollUpMarket } from '../../src/modules/market/store/market-roll-up.ts'
import { rollUpRanks } from '../../src/modules/ranks/store/goods-rank-roll-up.ts'
import { finishIngest } from '../../src/modules/rollups/jobs/finish-ingest.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

describeMarketOnBothEngines('roll-ups at the same moment', MARKET, (database) => {
  /** What readers see, without the moments of writing. */
  const written = async () => {
    const { kysely } = database()
    const creators = await kysely
      .selectFrom('creator_rank')
      .selectAll()
      .orderBy('day')
      .orderBy('board')
      .orderBy('period')
      .orderBy('place')
      .execute()
    const live = await kysely
      .selectFrom('live_goods_rank')
      .selectAll()
      .orderBy('day')
      .orderBy('period')
      .orderBy('place')
      .execute()
    const bands = await kysely
      .selectFrom('goods_band')
      .selectAll()
      .orderBy('marketplace')
      .orderBy('c1')
      .orderBy('band')
      .execute()
    const ranks = await kysely
      .selectFrom('goods_rank')
      .selectAll()
      .orderBy('marketplace')
      .orderBy('day')
      .orderBy('board')
      .orderBy('scope')
      .execute()
    return { creators, live, bands, ranks: ranks.map(({ computed_at: _, ...rank }) => rank) }
  }

  test('creators, boards and dashboards: none fails, and one result is there', async () => {
    const db = database()
    await rollUpCreators(db)
    await rollUpRanks(db, { marketplaces: ['tiktok'], again: true })
    const before = await written()
    expect(before.creators.length).toBeGreaterThan(0)
    expect(before.ranks.length).toBeGreaterThan(0)
    for (let round = 0; round < 3; round++) {
      await Promise.all([
        ...[1, 2, 3].map(() => rollUpCreators(db)),
        ...[1, 2].map(() => rollUpRanks(db, { marketplaces: ['tiktok'], again: true })),
        ...[1, 2].map(() => rollUpMarket(db, { marketplaces: ['tiktok'], again: true })),
      ])
    }
    expect(await written()).toEqual(before)
  })

  test('a roll-up beside an import that finishes', async () => {
    const db = database()
    const source = await beginIngest(db, { kind: 'import', name: 'rows.csv', collectedAt: null })
    await Promise.all([
      finishIngest(db, source, { marketplaces: ['tiktok'] }),
      rollUpRanks(db, { marketplaces: ['tiktok'], again: true }),
      rollUpCreators(db),
    ])
    expect((await written()).creators.length).toBeGreaterThan(0)
  })
})
