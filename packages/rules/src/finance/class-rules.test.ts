import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BUILT_IN_RULES,
  type ClassRule,
  classMoves,
  isEmptyRule,
  patternsOfRules,
  proposedRule,
} from './class-rules.ts'
import { LEDGER_CLASSES, ledgerClass } from './ledger-classes.ts'

const rule = (about: Partial<ClassRule>): ClassRule => ({
  ...{ type: '', remark: '', class: 'ads', isOn: true, ...about },
})
const line = (type: string | null, remark: string | null) => ({ type, remark })

test.each([
  ['包材采购费-KX80123', '包材采购费'],
  ['包材采购费 126398', '包材采购费'],
  ['订单PO-211-00000001 平台活动费', '平台活动费'],
  ['2026年10月活动费', '月活动费'],
  ['质量保证金（JIT）', '质量保证金（JIT'.normalize('NFKC')],
  ['平台活动费', '平台活动费'],
  ['80123', '80123'],
  ['', ''],
])('of the remark %s the proposal is %s', (remark, wanted) => {
  expect(proposedRule(line('支出', remark))).toEqual({ type: '支出', remark: wanted })
})

test('a line without a remark is told by what it is called', () => {
  expect(proposedRule(line('还款', null))).toEqual({ type: '还款', remark: '' })
  expect(isEmptyRule(proposedRule(line(null, null)))).toBe(true)
})

const text = fc.stringMatching(/^[\u4e00-\u4e20A-Za-z0-9 _（）()-]{0,24}$/)
const anyLine = fc.record({ type: fc.constantFrom('支出', '其他', '还款'), remark: text })

test('a proposal fits the line it was made from, and those that differ by a number', () => {
  fc.assert(
    fc.property(anyLine, (own) => {
      const patterns = patternsOfRules([rule({ ...proposedRule(own), class: 'disposal' })])
      expect(ledgerClass(own, patterns)).toBe('disposal')
    }),
  )
  const ends = fc.integer({ min: 10_000, max: 99_999_999 })
  fc.assert(
    fc.property(ends, ends, (one, other) => {
      expect(proposedRule(line('支出', `包材采购费-KX${one}`))).toEqual(
        proposedRule(line('支出', `包材采购费-KX${other}`)),
      )
    }),
  )
})

test('rules that are off, or that say nothing, change no class', () => {
  const idle = [rule({ remark: '推广', class: 'storage', isOn: false }), rule({ type: '  ', remark: '　' })]
  expect(idle.map(isEmptyRule)).toEqual([false, true])
  expect(patternsOfRules(idle)).toEqual([])
})

test('the first rule that fits decides, and before those of the product', () => {
  const rules = [
    rule({ remark: '推广服务费-退', class: 'compensation' }),
    rule({ remark: '推广', class: 'storage' }),
  ]
  const of = (list: ClassRule[], remark: string) => ledgerClass(line('支出', remark), patternsOfRules(list))
  expect(of(rules, '推广服务费-退回')).toBe('compensation')
  expect(of([...rules].reverse(), '推广服务费-退回')).toBe('storage')
  expect(of([], '推广服务费-退回')).toBe('ads')
})

test('rules of the product as rules of a person give every line the same class', () => {
  fc.assert(
    fc.property(anyLine, (own) => {
      expect(ledgerClass(own, patternsOfRules(BUILT_IN_RULES))).toBe(ledgerClass(own))
    }),
  )
})

const anyRule = fc.record({
  ...{ type: fc.constantFrom('', '支出', '还款'), remark: text, isOn: fc.boolean() },
  class: fc.constantFrom(...LEDGER_CLASSES),
})
const booked = fc.record({
  ...{ month: fc.constantFrom(202609, 202610), currency: fc.constantFrom('CNY', 'USD') },
  ...{ type: fc.constantFrom('支出', '还款'), remark: text, rows: fc.integer({ min: 1, max: 9 }) },
  minor: fc.integer({ min: -10_000, max: 10_000 }),
})

test('moves are exact: they take from one class what they give another, and back', () => {
  fc.assert(
    fc.property(fc.array(booked), fc.array(anyRule), fc.array(anyRule), (lines, one, other) => {
      const [before, after] = [patternsOfRules(one), patternsOfRules(other)]
      const there = classMoves(lines, before, after)
      const sum = (name: string, patterns: typeof before) =>
        lines.reduce((all, own) => (ledgerClass(own, patterns) === name ? all + own.minor : all), 0)
      for (const name of LEDGER_CLASSES) {
        const came = there.filter(({ to }) => to === name).reduce((all, { minor }) => all + minor, 0)
        const went = there.filter(({ from }) => from === name).reduce((all, { minor }) => all + minor, 0)
        expect(sum(name, before) - went + came).toBe(sum(name, after))
      }
      const back = classMoves(lines, after, before).map(({ from, to, ...move }) => ({
        ...move,
        from: to,
        to: from,
      }))
      const key = (move: object) => JSON.stringify(Object.entries(move).sort())
      expect(back.map(key).sort()).toEqual(there.map(key).sort())
      expect(classMoves(lines, before, before)).toEqual([])
    }),
  )
})
