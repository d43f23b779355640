import { describe, expect, it } from 'vitest'
import { answersOf, choicesOf, SKIP } from './import-answers.ts'
import { FULL_STORE, file, PET_STORE, sampleImport, sheet } from './sample-import.fixture.ts'

const asks = (kind: 'store' | 'other_store' | 'period', guess: string | null, no = 0) =>
  file({ no, question: { kind, text: '？', guess } })
const labels = (one: ReturnType<typeof file>, months: string[] = ['2026-10']) =>
  choicesOf(one, sampleImport({ files: [file({ sheets: [sheet({ months })] })] })).map(({ label }) => label)

describe('what may be answered', () => {
  it('has the guessed store first, and the way to leave the file out last', () => {
    expect(labels(asks('other_store', PET_STORE))).toEqual([
      '归到 拾光宠物生活',
      '归到 拾光家居旗舰店',
      '不导入这个文件',
    ])
    expect(labels(asks('store', null))[0]).toBe('归到 拾光家居旗舰店')
  })

  it('has the guessed month first, each month once', () => {
    expect(labels(asks('period', '2026-10'), ['2026-09', '2026-10', '2026-08'])).toEqual([
      ...['记到 2026 年 10 月', '记到 2026 年 8 月', '记到 2026 年 9 月', '不导入这个文件'],
    ])
    expect(labels(asks('period', null), [])).toEqual(['不导入这个文件'])
  })

  it('is nothing for a file without a question', () => {
    expect(labels(file())).toEqual([])
  })
})

describe('what is sent', () => {
  const both = [asks('store', null, 1), asks('period', '2026-10', 2)]

  it('is nothing while one question has no answer', () => {
    expect(answersOf(both, {})).toBeNull()
    expect(answersOf(both, { 2: '2026-09' })).toBeNull()
  })

  it('takes the guess until something else is chosen', () => {
    expect(answersOf(both, { 1: FULL_STORE })).toEqual([
      { no: 1, store: FULL_STORE },
      { no: 2, period: '2026-10' },
    ])
    expect(answersOf(both, { 1: SKIP, 2: '2026-09' })).toEqual([
      { no: 1, skip: true },
      { no: 2, period: '2026-09' },
    ])
  })

  it('is empty, not missing, where nothing is asked', () => {
    expect(answersOf([], {})).toEqual([])
  })
})
