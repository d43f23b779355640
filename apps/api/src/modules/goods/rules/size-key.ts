import { typedWords } from '@haixuan/rules'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'

/** One size for all, as sources write it. */
const ONE_SIZE = /^(ONE[ -]?SIZE|均码|均碼)$/u

/**
 * A size as it is looked for: of one marketplace, upper and lower case and the width of characters alike. Stored:
 * never change it. XXL and 2XL stay two sizes: SHEIN cuts them by different tables.
 */
export function sizeKey(marketplace: Marketplace, name: string): string {
  const words = name.normalize('NFKC').trim().toUpperCase()
  return `${marketplaceCode(marketplace)}:${ONE_SIZE.test(words) ? 'ONE SIZE' : words}`
}

/** Sizes out of what somebody typed, `S,M，L`; null for separators alone. */
export function typedSizes(text: string): string[] | null {
  const sizes = typedWords(text)
  return sizes.length > 0 ? sizes : null
}
