/** The same words in Chinese and English. */
export interface Phrase {
  zh: string
  en: string
}

/** Reads `中文|English; 中文|English`. */
export function phrases(text: string): Phrase[] {
  return text.split(';').map((pair) => {
    const [zh, en] = pair.split('|').map((part) => part.trim())
    if (!zh || !en) throw new Error(`"${pair}" is not of the form 中文|English.`)
    return { zh, en }
  })
}

/** A second-level category with the things it sells. */
export interface ProductGroup {
  name: Phrase
  things: Phrase[]
}

/** A kind of goods: what listings of it are called and how they sell. */
export interface Kind {
  /** Name of its pictures. */
  picture: string
  /** Category ids of the first level; TikTok ids are ours. */
  roots: { temu: string; shein: string; aliexpress: string; tiktok: Phrase & { id: string } }
  /** Usual price in US cents, least and greatest. */
  price: [number, number]
  /** Month of the year (1 to 12) in which most is sold, and how much more than the mean (0 to 1). */
  peak: { month: number; swing: number }
  productGroups: ProductGroup[]
  packs: Phrase[]
  traits: Phrase[]
  materials: Phrase[]
  features: Phrase[]
  uses: Phrase[]
  shopWords: Phrase[]
}

/** Reads a shelf: `中文|English > 中文|English; 中文|English`. */
export function productGroup(text: string): ProductGroup {
  const [name, things] = text.split('>')
  const [first] = phrases(name ?? '')
  if (!first || !things) throw new Error(`"${text}" is not of the form name > things.`)
  return { name: first, things: phrases(things) }
}
