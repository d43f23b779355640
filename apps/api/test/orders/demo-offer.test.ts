import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadDemoOffer, removeDemoOffer } from '../../src/demo/offer/demo-offer.ts'
import { readDictionary } from '../../src/modules/content/store/dictionary.ts'
import { setDictionary } from '../../src/modules/content/store/set-dictionary.ts'
import { pricePlan } from '../../src/modules/orders/store/console-actions.ts'
import { listPlans } from '../../src/modules/orders/store/plan-rows.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { runServer } from '../http/running-server.ts'
import { openTransfers } from './order-calls.ts'

const contacts = async (db: Database) => await readDictionary(db, 'contacts')
const prices = async (db: Database) => (await listPlans(db)).map(({ priceFen }) => priceFen)

describeOnBothEngines('prices and contacts of the demo', (database) => {
  test('without the demo there are none; with it every plan has a price, marked unless it is real', async () => {
    const db = database()
    expect(await prices(db)).toEqual([19_800, ...Array(7).fill(null)])
    expect((await contacts(db)).every(({ value }) => value === null)).toBe(true)
    await loadDemoOffer(db)
    const plans = await listPlans(db)
    expect(plans.every(({ priceFen }) => priceFen !== null && priceFen > 0)).toBe(true)
    expect(plans.filter(({ isSample }) => !isSample).map(({ id }) => id)).toEqual([10])
    const said = (await contacts(db)).filter(({ key }) => key !== 'wechat_link')
    expect(said.map(({ value }) => value?.includes('示例'))).toEqual(Array(5).fill(true))
    await removeDemoOffer(db)
    expect(await prices(db)).toEqual([19_800, ...Array(7).fill(null)])
    expect((await contacts(db)).every(({ value }) => value === null)).toBe(true)
  })

  test('what the operator has said stays, also that there is no price', async () => {
    const db = database()
    await loadDemoOffer(db)
    await pricePlan(db, 11, 50_000, 'test')
    await pricePlan(db, 12, null, 'test')
    const phone = { name: 'contacts', key: 'phone' }
    await setDictionary(db, { ...phone, value: '0755-1234' }, 'test')
    await setDictionary(db, { name: 'contacts', key: 'mail', value: null }, 'test')
    await loadDemoOffer(db)
    await removeDemoOffer(db)
    expect((await prices(db)).slice(1, 3)).toEqual([50_000, null])
    const values = Object.fromEntries((await contacts(db)).map(({ key, value }) => [key, value]))
    expect(values).toMatchObject({ phone: '0755-1234', mail: null })
  })

  test('a sample price is shown and never charged', async () => {
    const db = database()
    await openTransfers(db)
    await loadDemoOffer(db)
    const server = await runServer(db)
    const { token } = await entered(db)
    const body = { planId: 13, method: 'transfer', key: randomUUID() }
    expect((await server.post('/api/orders', body, token)).body.reason).toBe('plan_not_for_sale')
    const terms = (await server.get('/api/orders/terms', token)).body.data as {
      plans: { planId: number; change: string | null }[]
    }
    expect(terms.plans.find(({ planId }) => planId === 13)?.change).toBeNull()
    const wish = { planId: 13, months: 12, key: randomUUID() }
    const asked = (await server.post('/api/purchase-requests', wish, token)).body.data
    expect(asked).toMatchObject({ status: 'pending', priceFen: null })
    await server.close()
  })
})
