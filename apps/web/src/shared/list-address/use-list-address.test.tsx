import { act } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { type ListAddress, useListAddress } from './use-list-address.ts'

async function list(at: string) {
  let drawn: ListAddress | undefined
  const { address } = await drawPage(
    () => {
      drawn = useListAddress()
      return null
    },
    { at },
  )
  const now = () => drawn as ListAddress
  return { now, address, go: (change: Parameters<ListAddress['go']>[0]) => act(async () => now().go(change)) }
}
const wordsOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams)

it.each([
  ['/', 1],
  ['/?page=2', 2],
  ['/?page=0', 1],
  ['/?page=500', 500],
  ['/?page=501', 500],
  ['/?page=-1', 1],
  ['/?page=x', 1],
])('%s is page %i', async (at, page) => {
  const { now } = await list(at)
  expect(now().page).toBe(page)
})

it('a page is put beside what else is said; the first has no name', async () => {
  const { now, go, address } = await list('/?tab=users')
  await go({ page: 3 })
  expect(now().page).toBe(3)
  expect(now().read('tab')).toBe('users')
  await go({ page: 1 })
  expect(wordsOf(address())).toEqual({ tab: 'users' })
})

it('other words begin with the first page, and empty ones are taken off', async () => {
  const { now, go, address } = await list('/?tab=users&page=3')
  await go({ keyword: '小王' })
  expect(now().page).toBe(1)
  expect(now().read('keyword')).toBe('小王')
  await go({ keyword: '' })
  expect(now().read('keyword')).toBeUndefined()
  expect(wordsOf(address())).toEqual({ tab: 'users' })
})

it('a link says what going there says', async () => {
  const { now, go, address } = await list('/?tab=users&keyword=小王&page=3')
  for (const change of [{ sku: '1&2' }, { keyword: '', page: 1 }, { sku: '5', page: 4 }]) {
    const said = wordsOf(now().hrefOf(change))
    await go(change)
    expect(said).toEqual(wordsOf(address()))
  }
})
