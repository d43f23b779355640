import { describe, expect, test } from 'vitest'
import { addressValue, booleanValue, listValue, pathValue, pictureAddresses } from './text-value.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)

describe('an address', () => {
  test.each([
    ['HTTP://a.example/x', 'http://a.example/x'],
    ['https://a.example', 'https://a.example/'],
    ['//a.example/x', 'https://a.example/x'],
  ])('%s is %s', (raw, address) => {
    expect(addressValue(raw)).toBe(address)
  })

  test('is at most 2,000 characters long, with the beginning that was left out', () => {
    const long = (length: number) => 'https://a.example/'.padEnd(length, 'x')
    expect(addressValue(long(2_000))).toHaveLength(2_000)
    expect(addressValue(long(2_001))).toBeNull()
    expect(addressValue(long(2_001).slice(6))).toBeNull()
    expect(addressValue(long(2_000).slice(6))).toHaveLength(2_000)
  })

  test.each(['', '/x', 'ftp://a.example', 'https://', 'https://a b', 'x https://a.example'])(
    '“%s” is none',
    (raw) => {
      expect(addressValue(raw)).toBeNull()
    },
  )
})

describe('a path', () => {
  test('has at most six names: of a deeper one the first five and the last', () => {
    expect(pathValue(names(1))).toEqual(['0'])
    expect(pathValue(names(6))).toEqual(names(6))
    expect(pathValue(names(7))).toEqual([...names(5), '6'])
    expect(pathValue(names(9))).toEqual([...names(5), '8'])
  })

  test('has its names without spaces and without empty steps', () => {
    expect(pathValue([' a ', '', ' ', 'b', 'b'])).toEqual(['a', 'b', 'b'])
    expect(pathValue([])).toBeNull()
  })
})

test('a list has each text once, at most twenty', () => {
  expect(listValue([' a ', 'b', 'a', '', ' '])).toEqual(['a', 'b'])
  expect(listValue(names(20))).toHaveLength(20)
  expect(listValue(names(21))).toEqual(names(20))
  expect(listValue([])).toEqual([])
})

test('addresses of pictures are those of a list that are no pages', () => {
  const texts = [' //a.example/1.jpg ', 'x', 'https://a.example/p.HTML', 'https://a.example/p.htm?x=1.jpg']
  expect(pictureAddresses([...texts, 'https://a.example/a.html.jpg', 'https://a.example/html'])).toEqual([
    ...['https://a.example/1.jpg', 'https://a.example/a.html.jpg', 'https://a.example/html'],
  ])
})

test('yes and no as files write them; anything else is neither', () => {
  for (const yes of ['true', 'TRUE', '1', 'Yes', 'y', '是', '有']) expect(booleanValue(yes)).toBe(true)
  for (const no of ['false', '0', 'No', 'N', '否', '无']) expect(booleanValue(no)).toBe(false)
  for (const other of ['', '2', 'ja', '没有', 'yess']) expect(booleanValue(other)).toBeNull()
})
