import { typedWords } from '@haixuan/rules'

/** The list with the word put in at its end, or taken out; undefined when nothing is left. */
export function toggleWord(value: string | undefined, word: string): string | undefined {
  const words = typedWords(value ?? '')
  const next = words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
  return next.length > 0 ? next.join(',') : undefined
}
