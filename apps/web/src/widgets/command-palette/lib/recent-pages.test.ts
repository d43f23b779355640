import { expect, it } from 'vitest'
import { keepRecent, readRecent } from './recent-pages.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const place = (n: number) => ({ label: `商品 ${n}`, context: 'Temu', href: `/temu/detail?id=${n}` })
const hrefs = (places: ReturnType<typeof readRecent>) => places.map(({ href }) => href)

it('keeps six, the newest first, and none twice', () => {
  const one = storage()
  for (const n of [1, 2, 3, 4, 5, 6]) keepRecent(one, 'u1', place(n))
  expect(readRecent(one, 'u1')).toHaveLength(6)
  keepRecent(one, 'u1', place(7))
  keepRecent(one, 'u1', place(3))
  expect(hrefs(readRecent(one, 'u1'))).toEqual(hrefs([3, 7, 6, 5, 4, 2].map(place)))
})

it('shows nobody what another person opened', () => {
  const one = storage()
  keepRecent(one, 'u1', place(1))
  expect(readRecent(one, 'u2')).toEqual([])
  keepRecent(one, 'u2', place(2))
  expect(readRecent(one, 'u1')).toEqual([])
  expect(hrefs(readRecent(one, 'u2'))).toEqual(hrefs([place(2)]))
})

it.each([
  'nonsense',
  '[]',
  '{"owner":"u1","places":[{"href":"https://elsewhere.example","label":"a","context":"b"}]}',
  '{"owner":"u1","places":[{"href":"//elsewhere.example","label":"a","context":"b"},7]}',
])('takes nothing from %s', (text) => {
  expect(readRecent({ ...storage(), getItem: () => text }, 'u1')).toEqual([])
})

it('works without storage, and with storage that is full', () => {
  expect(readRecent(undefined, 'u1')).toEqual([])
  keepRecent(undefined, 'u1', place(1))
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => keepRecent(full, 'u1', place(1))).not.toThrow()
})
