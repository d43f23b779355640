/**
 * The first character, in pinyin order, of each initial. The platform's own Chinese collation knows the rest, so
 * no table of characters has to be shipped.
 */
const FIRST_OF_INITIAL: readonly (readonly [initial: string, first: string])[] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '咑'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '铪'],
  ['j', '丌'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拿'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '然'],
  ['s', '仨'],
  ['t', '他'],
  ['w', '屲'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
]

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const HAN = /\p{Script=Han}/u

/** Found before, by character: asking the collation up to 23 times for each of ten thousand labels would take a second. */
const known = new Map<string, string>()

function initialOf(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const initial = HAN.test(character)
    ? (FIRST_OF_INITIAL.findLast(([, first]) => collator.compare(first, character) <= 0)?.[0] ?? character)
    : character
  known.set(character, initial)
  return initial
}

/**
 * The pinyin initials of a Chinese text, in small letters: '家居厨房' gives 'jjcf'. Other characters stay. A
 * character with several readings has the one it is sorted by.
 */
export function pinyinInitials(text: string): string {
  return Array.from(text.toLowerCase(), initialOf).join('')
}

/** Whether `query` occurs in a text, in any case, or in its pinyin initials. An empty query fits everything. */
export function matchesQuery(text: string, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return true
  if (text.toLowerCase().includes(wanted)) return true
  return !HAN.test(wanted) && HAN.test(text) && pinyinInitials(text).includes(wanted)
}
