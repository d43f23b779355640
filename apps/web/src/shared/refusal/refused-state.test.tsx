import { expect, test } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { RefusedState } from './refused-state.tsx'

test('a right that is used up says what is left and leads to more of it', async () => {
  const message = '今日可查看的不同数据行数剩余 4（共 300），请减少数量、明天 00:00 后再试或升级会员'
  const { place } = await drawPage(() => (
    <RefusedState failure={{ reason: 'quota_used', message }} size="page" />
  ))
  expect(place.textContent).toContain('今日额度不足')
  expect(place.textContent).toContain(message)
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/buy')
})

test('any other refusal is a lack of access', async () => {
  const { place } = await drawPage(() => <RefusedState failure={{ reason: 'flag_needed', message: 'x' }} />)
  expect(place.textContent).toContain('暂无访问权限')
  expect(place.textContent).not.toContain('额度')
})
