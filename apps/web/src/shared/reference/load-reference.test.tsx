import { allSettled, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { $queryClient, api, clearToken, createQueryClient, writeToken } from '#shared/api'
import { loadUserFx, sessionWanted } from '#shared/session'
import { referenceWanted } from './load-reference.ts'
import { currenciesQuery, sheinLocationsQuery } from './reference.query.ts'

/** Starts a site whose server answers each operation with its name, or fails. */
async function start(answers: boolean) {
  const asked: string[] = []
  vi.spyOn(api, 'call').mockImplementation(async (operation, _input, options) => {
    asked.push(`${operation}${options?.quiet ? ' quietly' : ''}`)
    if (!answers) throw new Error('offline')
    return [operation] as never
  })
  const queries = createQueryClient()
  const scope = fork({ values: [[$queryClient, queries]], handlers: [[loadUserFx, () => null]] })
  await allSettled(sessionWanted, { scope })
  await allSettled(referenceWanted, { scope })
  return { asked: asked.sort(), queries }
}

afterEach(() => {
  clearToken()
  vi.restoreAllMocks()
})

const BOTH = ['listCurrencies quietly', 'listSheinLocations quietly']

it('a kept token loads currencies and locations at the start, under the keys that pages read', async () => {
  writeToken('kept')
  const { asked, queries } = await start(true)
  expect(asked).toEqual(BOTH)
  expect(queries.getQueryData(currenciesQuery().queryKey)).toEqual(['listCurrencies'])
  expect(queries.getQueryData(sheinLocationsQuery().queryKey)).toEqual(['listSheinLocations'])
})

it('a visitor asks for neither', async () => {
  expect((await start(true)).asked).toEqual([])
})

it('a failure is left to the page that needs the answer', async () => {
  writeToken('kept')
  const { asked, queries } = await start(false)
  expect(asked).toEqual(BOTH)
  expect(queries.getQueryData(currenciesQuery().queryKey)).toBeUndefined()
})
