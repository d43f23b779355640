// Reads names, comments and documents of the project. Planted violations prove that it finds what it must.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { planted, valid } from './planted.mjs'
import { findWords } from './words.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Generated files, laws and terms as their authors wrote them, and this folder, which quotes the words. */
const PASSED_OVER = /\.gen\.|THIRD-PARTY|^tooling\/language\/|^facts\/|\/vectors\//

const missed = planted.filter(({ file, text }) => findWords(file, text).length === 0)
const wrong = valid.filter(({ file, text }) => findWords(file, text).length > 0)
for (const { text } of missed) console.error(`Not caught: ${text}`)
for (const { text } of wrong) console.error(`Caught although it is right: ${text}`)

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|css|md)$/.test(file) && !PASSED_OVER.test(file))
  .filter((file) => existsSync(join(root, file)))
const found = files.flatMap((file) =>
  findWords(file, readFileSync(join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
)
for (const finding of found) console.error(finding)
console.log(
  `language: ${files.length} files, ${planted.length - missed.length} of ${planted.length} planted violations caught`,
)
process.exit(missed.length + wrong.length + found.length > 0 ? 1 : 0)
