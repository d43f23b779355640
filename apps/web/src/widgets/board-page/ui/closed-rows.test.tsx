import { expect, test } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { ClosedRows } from './closed-rows.tsx'

const message = '今日可查看的不同数据（300 行）已用完，本页 12 行的市场数据显示为“—”，明天 00:00 恢复'

test('says why figures are missing, and leads to a tier with more where there is one', async () => {
  const { place } = await drawPage(() => (
    <ClosedRows closed={{ rows: 12, message, need: 'month', resetAt: 0 }} />
  ))
  expect(place.textContent).toContain(`${message}。`)
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/buy')
  const top = await drawPage(() => <ClosedRows closed={{ rows: 12, message, need: null, resetAt: 0 }} />)
  expect(top.place.textContent).toContain(message)
  expect(top.place.querySelector('a')).toBeNull()
})

test('is not there while all rows are open, nor on lists of the market', async () => {
  for (const closed of [null, undefined]) {
    const { place } = await drawPage(() => <ClosedRows closed={closed} />)
    expect(place.textContent).toBe('')
  }
})
