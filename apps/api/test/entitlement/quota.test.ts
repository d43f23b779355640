import { nextTierFor, TIER_ORDER, tierEntitlement } from '@haixuan/rules'
import { expect, test, vi } from 'vitest'
import { entitlementOf } from '../../src/modules/access/rules/entitlement.ts'
import { quotaDay, quotaResetAt } from '../../src/modules/access/rules/quota-account.ts'
import { readQuotaUse, reserveQuota } from '../../src/modules/access/store/quota.ts'
import type { UserCaller, VipType } from '../../src/platform/caller.ts'
import type { Failure } from '../../src/platform/failure.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { person } from '../http/people.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

test('a higher tier never has less of anything', () => {
  for (const [n, tier] of TIER_ORDER.entries()) {
    const below = TIER_ORDER[n - 1]
    if (below === undefined) continue
    for (const right of Object.keys(tierEntitlement(tier)) as (keyof ReturnType<typeof tierEntitlement>)[])
      expect(tierEntitlement(tier)[right], `${right} of ${tier}`).toBeGreaterThanOrEqual(
        tierEntitlement(below)[right],
      )
  }
  expect(nextTierFor('general', 'exportRows')).toEqual({ vip_type: 'month', limit: 2_000 })
  expect(nextTierFor('black_drill', 'exportRows')).toBeNull()
  expect(entitlementOf({ kind: 'anonymous' }).exportRows).toBe(0)
})

test('rows opened a day and favourites, tier by tier', () => {
  const of = (right: 'marketRows' | 'favourites') => TIER_ORDER.map((tier) => tierEntitlement(tier)[right])
  expect(of('marketRows')).toEqual([
    ...[300, 10_000, 20_000, 40_000],
    ...[100_000, 150_000, 200_000, 500_000, 500_000],
  ])
  expect(of('favourites')).toEqual([500, 2_000, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 50_000])
  for (const tier of TIER_ORDER) {
    const { marketRows, rowsPerQuery } = tierEntitlement(tier)
    expect(marketRows, tier).toBeGreaterThanOrEqual(rowsPerQuery)
  }
})

test('a quota is fresh at midnight of Beijing', () => {
  const before = Date.UTC(2026, 10, 20, 15, 59, 59)
  expect(quotaDay(before + 1_000)).toBe(quotaDay(before) + 1)
  expect(quotaResetAt(before)).toBe(Date.UTC(2026, 10, 20, 16))
})

describeOnBothEngines('daily quotas', (database) => {
  const someone = async (tier: VipType): Promise<UserCaller> => {
    const { id } = await person(database())
    return { ...(callOf(database(), tier).caller as UserCaller), userId: id }
  }

  // 20:00 of Beijing: four hours before quotas are fresh again.
  const EVENING = Date.UTC(2026, 0, 5, 12)

  test.each([
    ['what the rest of the day holds', 1_000, 1_000, undefined],
    ['one more than the rest of the day', 1_000, 1_001, 'day'],
    ['as much as a whole day holds', 1, 2_000, 'day'],
    ['one more than a whole day holds', 1, 2_001, 'tier'],
    ['one more than a whole day holds, on a fresh day', 0, 2_001, 'tier'],
  ])('%s: used %i, asked %i', async (_what, used, asked, when) => {
    const caller = await someone('month')
    const ask = (amount: number) => reserveQuota(database(), caller, 'exportRows', amount, EVENING)
    if (used > 0) await ask(used)
    const answer = await ask(asked).then(
      () => undefined,
      (error: unknown) => error as Failure,
    )
    expect(answer?.when).toBe(when)
    if (when === undefined) return
    const fresh = EVENING + 4 * 3_600_000
    expect(answer?.details).toMatchObject({ used, limit: 2_000, resetAt: fresh })
    // Only who can be helped by waiting is told to wait.
    expect(answer?.details?.retryAfterMs).toBe(when === 'day' ? 4 * 3_600_000 : undefined)
    expect(answer?.message).toContain(when === 'day' ? '明天 00:00 后再试' : '一次需要 2001')
  })

  test('a right that the tier lacks is no matter of waiting', async () => {
    const refusal = reserveQuota(database(), await someone('general'), 'exportRows', 1)
    await expect(refusal).rejects.toMatchObject({
      when: 'tier',
      message: '当前会员等级不含导出行数，请升级会员',
    })
  })

  test('what is reserved is used, what is given back is not', async () => {
    const caller = await someone('month')
    const reserved = await reserveQuota(database(), caller, 'exportRows', 1_500)
    expect(reserved).toMatchObject({ used: 1_500, limit: 2_000 })
    await expect(reserveQuota(database(), caller, 'exportRows', 501)).rejects.toMatchObject({
      when: 'day',
      reason: 'quota_used',
      details: { need: 'bannian', used: 1_500, limit: 2_000 },
    })
    await reserved.giveBack(700)
    await reserved.giveBack()
    await reserved.giveBack()
    expect(await readQuotaUse(database(), caller)).toEqual({ marketRows: 0, exportRows: 0, apiCalls: 0 })
    expect((await reserveQuota(database(), caller, 'exportRows', 2_000)).used).toBe(2_000)
  })

  test('what is given back twice is returned once, also beside another reservation', async () => {
    const caller = await someone('month')
    const other = await reserveQuota(database(), caller, 'exportRows', 500)
    const reserved = await reserveQuota(database(), caller, 'exportRows', 1_000)
    await reserved.giveBack(400)
    expect((await readQuotaUse(database(), caller)).exportRows).toBe(1_100)
    await reserved.giveBack()
    await reserved.giveBack(1_000)
    expect((await readQuotaUse(database(), caller)).exportRows).toBe(500)
    await other.giveBack()
    expect((await readQuotaUse(database(), caller)).exportRows).toBe(0)
  })

  test('many at once never get more than there is; sub-accounts draw on the same', async () => {
    const main = await someone('month')
    const subAccount = { ...(await someone('month')), parentId: main.userId }
    const tries = Array.from({ length: 12 }, (_, n) =>
      reserveQuota(database(), n % 2 ? subAccount : main, 'exportRows', 300),
    )
    const done = await Promise.allSettled(tries)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    expect((await readQuotaUse(database(), subAccount)).exportRows).toBe(1_800)
  })

  test('tomorrow it is fresh, and a tier without the right says so', async () => {
    const caller = await someone('month')
    await reserveQuota(database(), caller, 'exportRows', 2_000)
    const tomorrow = Date.now() + 86_400_000
    expect((await reserveQuota(database(), caller, 'exportRows', 1, tomorrow)).used).toBe(1)
    await expect(reserveQuota(database(), await someone('general'), 'exportRows', 1)).rejects.toThrow(
      '升级会员',
    )
  })
})
