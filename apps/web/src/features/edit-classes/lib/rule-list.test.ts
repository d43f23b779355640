import { expect, it } from 'vitest'
import { draftsOf, faultOf, moved, rulesOf } from './rule-list.ts'

const RULES = (['甲', '乙', '丙'] as const).map((remark) => ({
  ...{ type: '', remark, class: 'ads' as const, isOn: true },
}))

it('rules that are opened and sent are the same, without blanks at their ends', () => {
  expect(rulesOf(draftsOf(RULES))).toEqual(RULES)
  const [one] = draftsOf(RULES)
  expect(one && rulesOf([{ ...one, type: ' 支出 ', remark: ' 甲 ' }])).toEqual([
    { ...RULES[0], type: '支出', remark: '甲' },
  ])
})

it.each([
  [0, 1, '乙甲丙'],
  [2, -1, '甲丙乙'],
  [0, -1, '甲乙丙'],
  [2, 1, '甲乙丙'],
] as const)('rule %i moves by %i', (at, by, wanted) => {
  expect(
    moved(draftsOf(RULES), at, by)
      .map(({ remark }) => remark)
      .join(''),
  ).toBe(wanted)
})

it.each([
  [{ type: '', remark: ' ' }, '账务类型和备注至少填一个'],
  [{ class: 'unclassified' as const }, '请选类别'],
  [{}, null],
  [{ remark: '', type: '还款' }, null],
])('%j: %s', (about, wanted) => {
  expect(faultOf({ type: '', remark: '甲', class: 'ads', isOn: true, ...about })).toBe(wanted)
})
