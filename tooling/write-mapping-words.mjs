// Writes the marketplaces and kinds of the contract into the schema of mapping files; the rest of it is by hand.
import { readFileSync, writeFileSync } from 'node:fs'

const [bundle, to] = process.argv.slice(2)
const { schemas } = JSON.parse(readFileSync(bundle, 'utf8')).components
let text = readFileSync(new URL('../mappings/mapping.schema.json', import.meta.url), 'utf8')
for (const [key, name] of [
  ['kind', 'ImportKind'],
  ['marketplace', 'Marketplace'],
]) {
  const line = new RegExp(`"${key}": \\{ "enum": \\[[^\\]]*\\] \\}`)
  if (!line.test(text)) throw new Error(`mappings/mapping.schema.json has no words of "${key}" to replace.`)
  text = text.replace(
    line,
    `"${key}": { "enum": [${schemas[name].enum.map((word) => `"${word}"`).join(', ')}] }`,
  )
}
writeFileSync(to, text)
