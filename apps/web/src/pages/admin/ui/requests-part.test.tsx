import { act } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { RequestsPart, waitingRequestsQuery } from './requests-part.tsx'

it.each([
  ['/?tab=requests', '待处理', '全部', '/?tab=requests&status=all'],
  ['/?tab=requests&status=all', '全部', '待处理', '/?tab=requests&status=pending'],
])('which requests %s lists stands in the address', async (at, chosen, other, next) => {
  const { place, address } = await drawPage(() => <RequestsPart />, {
    at,
    answers: [
      [waitingRequestsQuery().queryKey, []],
      [['listAdminPurchaseRequests', { query: {} }], []],
    ],
  })
  const radio = (name: string) =>
    [...place.querySelectorAll('input')].find((input) => input.closest('label')?.textContent === name)
  expect(radio(chosen)?.checked).toBe(true)
  await act(async () => radio(other)?.click())
  expect(address()).toBe(next)
})
