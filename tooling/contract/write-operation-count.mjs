// Writes SECURITY.md with the number of operations of the contract. Arguments: the bundle as redocly makes it, the file to write.
import { readFileSync, writeFileSync } from 'node:fs'

const [bundled, to] = process.argv.slice(2)
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const paths = Object.values(JSON.parse(readFileSync(bundled, 'utf8')).paths)
const count = paths.flatMap((path) => Object.keys(path).filter((name) => METHODS.includes(name))).length
const text = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8')
const place = /(\d+ roles x )\d+( operations)/
if (!place.test(text))
  throw new Error('SECURITY.md no longer says how many roles and operations were compared.')
writeFileSync(to, text.replace(place, `$1${count}$2`))
