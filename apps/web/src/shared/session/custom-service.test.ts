import { expect, it } from 'vitest'
import type { User } from '#shared/session'
import { needsCustomService } from './custom-service.ts'

const user = (vip_type: User['vip_type'], is_pre: 0 | 1 = 0, userCustom: string[] = []) => ({
  ...{ vip_type, is_pre, userCustom },
})

it.each(['month', 'year', 'bannian', 'general'] as const)(
  'the warehouse is closed to %s, but not on a white-label site',
  (tier) => {
    for (const path of ['/temu/preElection', '/preElection']) {
      expect(needsCustomService(path, user(tier), false)).toBe(true)
      expect(needsCustomService(path, user(tier), true)).toBe(false)
    }
  },
)

it.each(['green_drill', 'blue_drill', 'gold_drill', 'black_drill', 'yqyy'] as const)(
  'the warehouse is open to %s, unless it is marked',
  (tier) => {
    expect(needsCustomService('/temu/preElection', user(tier), false)).toBe(false)
    for (const isWhiteLabel of [false, true])
      expect(needsCustomService('/temu/preElection', user(tier, 1), isWhiteLabel)).toBe(true)
  },
)

it('the tag monitor needs a custom service of its own, on any site', () => {
  for (const isWhiteLabel of [false, true]) {
    expect(needsCustomService('/temu/tagmonitor', user('yqyy'), isWhiteLabel)).toBe(true)
    expect(needsCustomService('/temu/tagmonitor', user('general', 1, ['标签监控']), isWhiteLabel)).toBe(false)
  }
})

it('no other page is one', () => {
  expect(needsCustomService('/temu/home', user('general', 1), false)).toBe(false)
})
