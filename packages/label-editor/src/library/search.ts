/** Something that can be found by a Chinese name, an English name, the initials of its pinyin, or an id. */
interface Findable {
  zh: string
  en: string
  id: string
  more?: string
}

/** First letters of the pinyin of Chinese characters; other characters stay. The interface brings its own. */
export type Initials = (text: string) => string

const plain = (text: string) => text.toLowerCase().replace(/[\s，。、（）()/·°-]+/g, '')

/** Keeps the entries that hold every word of a query, in their order; an empty query keeps all. */
export function findIn<T>(
  entries: readonly T[],
  query: string,
  describe: (entry: T) => Findable,
  initials: Initials,
): T[] {
  const words = query.trim().split(/\s+/).map(plain).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries.filter((entry) => {
    const { zh, en, id, more = '' } = describe(entry)
    const text = plain(`${zh}|${en}|${id}|${more}`)
    const letters = plain(initials(zh))
    return words.every((word) => text.includes(word) || letters.includes(word))
  })
}
