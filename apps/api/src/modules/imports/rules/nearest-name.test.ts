import { expect, test } from 'vitest'
import { didYouMean } from './nearest-name.ts'

const meant = (written: string, ...names: string[]) => didYouMean(written, names)

test('the nearest name is offered, in a sentence of its own', () => {
  expect(meant('prise', 'title', 'price', 'prices')).toBe('；是不是想写 price')
  expect(meant('TITEL', 'title')).toBe('；是不是想写 title')
  expect(meant('title', 'Title')).toBe('；是不是想写 Title')
})

test('of two that are as near the first is offered', () => {
  expect(meant('cat', 'bat', 'hat')).toBe('；是不是想写 bat')
  expect(meant('cat', 'chat', 'hat', 'cat')).toBe('；是不是想写 cat')
})

test.each([
  ['one letter changed', 'abcd', 'abxd'],
  ['one letter more', 'abcd', 'abcxd'],
  ['one letter less', 'abcd', 'abd'],
  ['two letters in the wrong order', 'abcd', 'acbd'],
  ['the first two in the wrong order', 'abcd', 'bacd'],
  ['two edits', 'abcd', 'axcy'],
])('%s is near', (_, written, name) => {
  expect(meant(written, name)).toBe(`；是不是想写 ${name}`)
})

test('up to two edits are near, in a long word a third of its letters', () => {
  expect(meant('ab', 'xy')).toBe('；是不是想写 xy')
  expect(meant('abc', 'xyz')).toBe('')
  expect(meant('abcdefgh', 'xyzdefgh')).toBe('')
  expect(meant('abcdefghi', 'xyzdefghi')).toBe('；是不是想写 xyzdefghi')
  expect(meant('abcdefghi', 'wxyzefghi')).toBe('')
})

test('swapping two letters is one edit, and a swap that nobody made is none', () => {
  expect(meant('abcdef', 'badcfe')).toBe('')
  expect(meant('abcdefghi', 'badcfeghi')).toBe('；是不是想写 badcfeghi')
  expect(meant('aabb', 'bbaa')).toBe('')
})

test('where there is nothing near, nothing is said', () => {
  expect(meant('price')).toBe('')
  expect(meant('price', '标题', '销量')).toBe('')
  expect(meant('', 'abc')).toBe('')
  expect(meant('', 'ab')).toBe('；是不是想写 ab')
})
