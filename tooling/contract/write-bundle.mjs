// Writes the bundle that the server and the tools read. Arguments: the bundle as redocly makes it, the file to write.
import { readFileSync, writeFileSync } from 'node:fs'
import { addCommonHeaders, inlineShared } from './inline-shared.mjs'

const [bundled, to] = process.argv.slice(2)
writeFileSync(
  to,
  JSON.stringify(inlineShared(addCommonHeaders(JSON.parse(readFileSync(bundled, 'utf8')))), null, 2),
)
