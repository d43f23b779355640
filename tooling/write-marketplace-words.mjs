// Writes the marketplaces of the contract into a file that lists them among other words.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Names of the contract, in its order. */
export function marketplaceWords() {
  const text = readFileSync(new URL('../openapi/schemas/Marketplace.yaml', import.meta.url), 'utf8')
  const [, list] = /^enum: \[([a-z_, ]+)\]$/m.exec(text) ?? []
  if (!list) throw new Error('openapi/schemas/Marketplace.yaml has no enum on one line.')
  return list.split(', ')
}

/** A text with every list of marketplaces made whole: `a, b` as in YAML, `a|b` as in a pattern. @throws without a list */
export function withMarketplaces(text, names) {
  const word = `(?:${names.join('|')})`
  const lists = new RegExp(`\\b${word}(?:(, |\\|)${word})+\\b`, 'g')
  if (!lists.test(text)) throw new Error('There is no list of marketplaces to write anew.')
  return text.replace(lists, (_list, separator) => names.join(separator))
}

const [path, to] = process.argv.slice(2)
if (import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(to, withMarketplaces(readFileSync(path, 'utf8'), marketplaceWords()))
