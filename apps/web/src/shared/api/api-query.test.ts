import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ASIDE, apiQuery, SAYS_ALL } from './api-query.ts'
import { api } from './client.ts'

afterEach(() => vi.restoreAllMocks())

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Whether each call was quiet: its failure is then said where the answer is drawn, and by no notice. */
function watchCalls() {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  return () => call.mock.calls.map(([, , how]) => (how as { quiet?: boolean } | undefined)?.quiet)
}

it('a first failure is said in its place alone', async () => {
  const quiet = watchCalls()
  await expect(client().fetchQuery(apiQuery('listPlans'))).rejects.toThrow('网络连接失败')
  expect(quiet()).toEqual([true])
})

it('a failed refresh of what is on screen is said by a notice', async () => {
  const quiet = watchCalls()
  const queries = client()
  queries.setQueryData(apiQuery('listPlans').queryKey, [])
  await expect(queries.fetchQuery({ ...apiQuery('listPlans'), staleTime: -1 })).rejects.toThrow()
  expect(quiet()).toEqual([false])
})

it('so is the failure of a read that is drawn nowhere', async () => {
  const quiet = watchCalls()
  await expect(client().fetchQuery({ ...apiQuery('listPlans'), ...ASIDE })).rejects.toThrow()
  expect(quiet()).toEqual([false])
})

it('where the place says everything, a failed refresh is said there alone', async () => {
  const quiet = watchCalls()
  const queries = client()
  queries.setQueryData(apiQuery('listPlans').queryKey, [])
  await expect(queries.fetchQuery({ ...apiQuery('listPlans'), ...SAYS_ALL, staleTime: -1 })).rejects.toThrow()
  expect(quiet()).toEqual([true])
})
