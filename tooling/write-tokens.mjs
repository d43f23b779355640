// Writes what follows from the kit's design tokens; run by gen.mjs with tsx. Argument: the file.
import { writeFileSync } from 'node:fs'
import { tokenStyleSheet } from '../packages/ui-kit/src/tokens/style-sheet.ts'

const [to] = process.argv.slice(2)
if (!to) throw new Error('Say where the style sheet shall be written: write-tokens.mjs <file>.')
writeFileSync(to, tokenStyleSheet())
