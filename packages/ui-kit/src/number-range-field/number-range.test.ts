import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber, rangeProblem, rangeText } from './number-range.ts'

describe('parseNumber', () => {
  it.each([
    ['１２３', 123],
    ['1,000', 1000],
    [' 12.5 ', 12.5],
    ['', null],
    ['  ', null],
    ['-3', -3],
  ])('reads %j as %j', (text, number) => expect(parseNumber(text)).toBe(number))
  it.each(['abc', '1e5', '1.2.3', '--1', '0x10'])('finds no number in %j', (text) => {
    expect(parseNumber(text)).toBeNaN()
  })
  it('reads every whole number it could have written', () => {
    fc.assert(fc.property(fc.integer(), (value) => parseNumber(value.toLocaleString('zh-CN')) === value))
  })
})

describe('rangeProblem', () => {
  it('accepts open ends and equal ends', () => {
    expect(rangeProblem({ min: null, max: null })).toBeUndefined()
    expect(rangeProblem({ min: 5, max: 5 })).toBeUndefined()
    expect(rangeProblem({ min: 0, max: null })).toBeUndefined()
  })
  it('names what is wrong', () => {
    expect(rangeProblem({ min: 6, max: 5 })).toBe('最小值不能大于最大值')
    expect(rangeProblem({ min: Number.NaN, max: 5 })).toBe('请输入数字')
    expect(rangeProblem({ min: null, max: -1 })).toBe('不能小于 0')
  })
  it('lets signed bounds be below 0, not in the wrong order', () => {
    expect(rangeProblem({ min: -5, max: -1 }, true)).toBeUndefined()
    expect(rangeProblem({ min: -1, max: -5 }, true)).toBe('最小值不能大于最大值')
    expect(parseNumber('−12.5')).toBe(-12.5)
  })
})

describe('rangeText', () => {
  it('never takes 0 for nothing', () => {
    expect(rangeText({ min: 0, max: 1000 })).toBe('0-1000')
    expect(rangeText({ min: 0, max: null })).toBe('≥0')
    expect(rangeText({ min: null, max: 0 }, '件')).toBe('≤0件')
    expect(rangeText({ min: null, max: null })).toBe('不限')
  })
  it('keeps a minus apart from a dash', () => {
    expect(rangeText({ min: -500, max: -100 })).toBe('-500 至 -100')
    expect(rangeText({ min: -1, max: 1 })).toBe('-1 至 1')
    expect(rangeText({ min: null, max: -1 })).toBe('≤-1')
  })
})
