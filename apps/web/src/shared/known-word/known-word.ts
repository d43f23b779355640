import type { TagTone } from '@haixuan/ui-kit'

const UNKNOWN = '未知'

interface StateWord {
  name: string
  tone: TagTone
}

/**
 * What a value of an answer is called. During an upgrade an open page may get a value that only the next release knows:
 * it is shown as unknown.
 */
export function wordOf<K extends string>(words: Readonly<Record<K, string>>, value: K): string {
  return Object.hasOwn(words, value) ? words[value] : UNKNOWN
}

/** The same for a state, which has a tone too. */
export function stateWord<K extends string, W extends StateWord>(
  words: Readonly<Record<K, W>>,
  value: K,
): W | StateWord {
  return Object.hasOwn(words, value) ? words[value] : { name: UNKNOWN, tone: 'neutral' }
}
