/** Words out of a list as people type it: `S,M，L`. */
export function wordsOf(value: string | undefined): string[] {
  const words = (value ?? '').split(/[,，、;；]/u).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** The list with the word put in at its end, or taken out; undefined when nothing is left. */
export function toggleWord(value: string | undefined, word: string): string | undefined {
  const words = wordsOf(value)
  const next = words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
  return next.length > 0 ? next.join(',') : undefined
}
