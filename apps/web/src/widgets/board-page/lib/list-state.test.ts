import { expect, test } from 'vitest'
import { listState } from './list-state.ts'

const failure = (status: number, reason: string) => ({ status, reason, message: '出错' })
const none = { page: undefined, failure: undefined, hasFilters: false }

test('each situation has its own state', () => {
  expect(listState(none).kind).toBe('loading')
  expect(listState({ ...none, page: { rows: [], count: 0 } }).kind).toBe('nothing')
  expect(listState({ ...none, page: { rows: [], count: 0 }, hasFilters: true }).kind).toBe('no-match')
  expect(listState({ ...none, page: { rows: [], count: 60 } }).kind).toBe('past-end')
  expect(listState({ ...none, failure: failure(500, 'internal') }).kind).toBe('failed')
  expect(listState({ ...none, failure: failure(403, 'no_permission') }).kind).toBe('denied')
  expect(listState({ ...none, failure: failure(403, 'membership_expired') }).kind).toBe('expired')
  expect(listState({ ...none, failure: failure(403, 'quota_used') }).kind).toBe('quota')
  expect(listState({ ...none, failure: failure(429, 'quota_used') }).kind).toBe('quota')
  expect(listState({ ...none, failure: failure(429, 'rate_limited') }).kind).toBe('failed')
})

test('rows that were shown stay when a later call fails', () => {
  const page = { rows: [{}], count: 1 }
  expect(listState({ page, failure: failure(500, 'internal'), hasFilters: true }).kind).toBe('rows')
})
