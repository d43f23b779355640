import { beforeAll, expect, test, vi } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoStores } from '../../src/demo/stores/load-demo-stores.ts'
import { forgetBooks } from '../../src/modules/finance/store/forget-books.ts'
import { removeDemoStores } from '../../src/modules/stores/store/demo-stores.ts'
import { findOwnStores } from '../../src/modules/stores/store/own-store-rows.ts'
import { storesOf } from '../../src/modules/stores/store/stores-of.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('stores of the demo', (database) => {
  let db: Database
  beforeAll(async () => {
    db = database()
    await seedDemoAccounts(db)
  })

  async function seen(mobile: string) {
    const { rows } = await db.pool.query<{ id: string; parent_id: string | null }>(
      'select u.id, u.parent_id from app_user u join user_mobile m on m.user_id = u.id where m.mobile = $1',
      [mobile],
    )
    const { id: userId = '', parent_id: parentId = null } = rows[0] ?? {}
    const scope = await storesOf(db.kysely, { userId, parentId })
    const sort = { by: 'created_at' as const, descending: false }
    const found = await findOwnStores(db, scope, { state: 'all', sort, offset: 0, limit: 100 })
    return found.rows.map(({ name, state, access, source }) => [name, state, access, source])
  }

  test('an account has three, one archived, all marked; its members see what they were given', async () => {
    await loadDemoStores(db)
    const three = [
      ['晨光家居旗舰店', 'active', 'owner', 'demo'],
      ['拾光宠物生活', 'active', 'owner', 'demo'],
      ['晨光家居清仓店', 'archived', 'owner', 'demo'],
    ]
    expect(await seen('13800138001')).toEqual(three)
    expect(await seen('13800138002')).toEqual(three)
    expect(await seen('13800138004')).toEqual([
      ['晨光家居旗舰店', 'active', 'editor', 'demo'],
      ['拾光宠物生活', 'active', 'viewer', 'demo'],
    ])
    expect(await seen('13800138005')).toEqual([['晨光家居旗舰店', 'active', 'viewer', 'demo']])
    expect(await seen('13800138000')).toEqual([])
    expect((await db.pool.query('select 1 from store_claim')).rows).toEqual([])
  })

  test('a second start changes nothing, and what was taken out does not come back', async () => {
    await loadDemoStores(db)
    expect(await seen('13800138001')).toHaveLength(3)
    await removeDemoStores(db, forgetBooks)
    await loadDemoStores(db)
    expect([await seen('13800138001'), await seen('13800138004')]).toEqual([[], []])
    expect((await db.pool.query('select 1 from own_store_person')).rows).toEqual([])
  })
})
