import { expect, test } from 'vitest'
import type { EventKind } from './event-kinds.ts'
import type { LedgerClass } from './ledger-classes.ts'
import { reconcile } from './reconcile.ts'

const of = (details: [EventKind, number][], ledger: [LedgerClass, number][]) =>
  reconcile(new Map(details), new Map(ledger))

test.each([
  [100, 'equal', 0],
  [101, 'equal', 1],
  [99, 'equal', -1],
  [102, 'different', 2],
  [98, 'different', -2],
] as const)('details of 100 beside an account book of %d are %s', (booked, result, difference) => {
  expect(of([['issue', 100]], [['issue', booked]])).toEqual([
    { class: 'issue', detail: 100, ledger: booked, difference, result },
  ])
})

test('a settlement is all its details', () => {
  const details: [EventKind, number][] = [
    ['sale', 1000],
    ['reversal', -200],
    ['freight', 50],
    ['subsidy', 30],
    ['consumer_refund', -80],
  ]
  expect(of(details, [['settlement', 800]])).toMatchObject([{ detail: 800, result: 'equal' }])
})

test('a side without a row is absent, not 0', () => {
  expect(of([['issue', -5]], [['ads', -900]])).toEqual([
    { class: 'ads', detail: null, ledger: -900, difference: null, result: 'ledger_only' },
    { class: 'issue', detail: -5, ledger: null, difference: null, result: 'detail_only' },
  ])
  expect(of([['issue', 0]], [['issue', 0]])).toMatchObject([{ detail: 0, ledger: 0, result: 'equal' }])
})
