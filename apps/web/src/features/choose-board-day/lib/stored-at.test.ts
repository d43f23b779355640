import { describe, expect, it } from 'vitest'
import { storedAt } from './stored-at.ts'

const DATES = ['2026-11-20', '2026-11-18', '2026-11-17']

describe('storedAt', () => {
  it('keeps a stored day', () => expect(storedAt(DATES, '2026-11-18')).toBe('2026-11-18'))
  it('takes the one before a day that is not stored', () =>
    expect(storedAt(DATES, '2026-11-19')).toBe('2026-11-18'))
  it('takes the oldest before all of them', () => expect(storedAt(DATES, '2026-11-01')).toBe('2026-11-17'))
  it('has nothing to take where nothing is stored', () => expect(storedAt([], '2026-11-01')).toBeUndefined())
})
