// Writes what follows from the kit's design tokens; run by gen.mjs with tsx. Argument: the file, .css or .json.
import { writeFileSync } from 'node:fs'
import { designTokens } from '../packages/ui-kit/src/tokens/design-tokens.ts'
import { tokenStyleSheet } from '../packages/ui-kit/src/tokens/style-sheet.ts'

const [to] = process.argv.slice(2)
if (!to) throw new Error('Say which file shall be written: write-tokens.mjs <file.css | file.json>.')
writeFileSync(to, to.endsWith('.json') ? `${JSON.stringify(designTokens(), null, 2)}\n` : tokenStyleSheet())
