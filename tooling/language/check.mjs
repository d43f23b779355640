// Reads names, comments, documents and casts of the project. Planted violations prove that it finds what it must.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { castFaults } from './casts.mjs'
import { planted, plantedCasts, valid, validCasts } from './planted.mjs'
import { findWords } from './words.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Generated files, laws and terms as their authors wrote them, and this folder, which quotes the words. */
const PASSED_OVER = /\.gen\.|THIRD-PARTY|^tooling\/language\/|^facts\/|\/vectors\//

const missed = planted.filter(({ file, text }) => findWords(file, text).length === 0)
const wrong = valid.filter(({ file, text }) => findWords(file, text).length > 0)
const missedCasts = plantedCasts.filter((files) => castFaults(files).length === 0)
const wrongCasts = validCasts.filter((files) => castFaults(files).length > 0)
for (const { text } of [...missed, ...missedCasts.flat()]) console.error(`Not caught: ${text}`)
for (const { text } of [...wrong, ...wrongCasts.flat()]) console.error(`Caught although it is right: ${text}`)

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|css|md)$/.test(file) && !PASSED_OVER.test(file))
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const found = [
  ...files.flatMap(({ file, text }) =>
    findWords(file, text).map((finding) => `${file}:${finding.line} ${finding.text}`),
  ),
  ...castFaults(files.filter(({ file }) => /\.m?tsx?$/.test(file))),
]
for (const finding of found) console.error(finding)
const all = planted.length + plantedCasts.length
const missedAll = missed.length + missedCasts.length
console.log(`language: ${files.length} files, ${all - missedAll} of ${all} planted violations caught`)
process.exit(missedAll + wrong.length + wrongCasts.length + found.length > 0 ? 1 : 0)
