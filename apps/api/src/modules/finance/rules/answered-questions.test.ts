import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterAnswer, type Questions } from './answered-questions.ts'
import type { Question } from './question.ts'

const asks = (fileNo: number, kind: Question['kind']): Question => ({ fileNo, kind, text: '？', guess: null })
const [STORE, PERIOD, OTHER] = [asks(0, 'other_store'), asks(0, 'period'), asks(1, 'store')]
const ALL: Questions = { open: [STORE, PERIOD, OTHER], setAside: [] }

test('an answer closes its own question only', () => {
  expect(afterAnswer(ALL, { no: 0, store: 's' }).open).toEqual([PERIOD, OTHER])
  expect(afterAnswer(ALL, { no: 0, period: '2026-10' }).open).toEqual([STORE, OTHER])
  expect(afterAnswer(ALL, { no: 0, skip: false })).toEqual({ open: [OTHER, STORE, PERIOD], setAside: [] })
  expect(afterAnswer(ALL, { no: 2, skip: true })).toEqual(ALL)
})

test('a file that is left out asks nothing; taken back, it asks what was not answered', () => {
  const out = afterAnswer(ALL, { no: 0, store: 's', skip: true })
  expect(out).toEqual({ open: [OTHER], setAside: [STORE, PERIOD] })
  expect(afterAnswer(out, { no: 0, store: 's' })).toEqual({ open: [OTHER], setAside: [PERIOD] })
  const back = afterAnswer(out, { no: 0, skip: false, period: '2026-10' })
  expect(back).toEqual({ open: [OTHER, STORE], setAside: [] })
})

const answers = fc.array(
  fc.record(
    {
      no: fc.integer({ min: 0, max: 2 }),
      store: fc.constant('s'),
      period: fc.constant('2026-10'),
      skip: fc.boolean(),
    },
    { requiredKeys: ['no'] },
  ),
)

test('whatever is said, no question is lost, doubled or open while its file is left out', () => {
  fc.assert(
    fc.property(answers, (said) => {
      const out = new Set<number>()
      const answered = new Set<Question>()
      let now = ALL
      for (const one of said) {
        now = afterAnswer(now, one)
        if (one.skip !== undefined) out[one.skip ? 'add' : 'delete'](one.no)
        for (const asked of ALL.open)
          if (asked.fileNo === one.no && !one.skip && (asked.kind === 'period' ? one.period : one.store))
            answered.add(asked)
      }
      const rest = ALL.open.filter((one) => !answered.has(one))
      expect(new Set(now.open)).toEqual(new Set(rest.filter(({ fileNo }) => !out.has(fileNo))))
      expect(new Set(now.setAside)).toEqual(new Set(rest.filter(({ fileNo }) => out.has(fileNo))))
      expect(now.open.length + now.setAside.length).toBe(rest.length)
    }),
  )
})
