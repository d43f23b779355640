import { expect, it } from 'vitest'
import { inviteCode, keptSource, sourceIn } from './source-cookie.ts'

it('reads a share link and a campaign, and refuses what is neither', () => {
  expect(sourceIn('?invite=7K2MQX9D')).toBe('7K2MQX9D')
  expect(sourceIn('?source=wechat:group-3')).toBe('wechat:group-3')
  expect(sourceIn('?invite=%3Bdomain%3Devil')).toBeUndefined()
  expect(sourceIn('')).toBeUndefined()
})

it('finds the cookie among others', () => {
  expect(keptSource('token=abc; source=7K2MQX9D; x=1')).toBe('7K2MQX9D')
  expect(keptSource('mysource=7K2MQX9D')).toBeUndefined()
})

it('offers only codes that the registration takes', () => {
  expect(inviteCode('7K2MQX9D')).toBe('7K2MQX9D')
  expect(inviteCode('wechat:group-3')).toBe('')
  expect(inviteCode(undefined)).toBe('')
})
