// Writes the sample files that people download to try imports, into the folder that the site is built from.
// Runs before the build of the site: node --import tsx tooling/write-samples.mjs
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleFiles } from '../apps/api/src/demo/finance/sample-files.ts'

const out = fileURLToPath(new URL('../apps/web/public/samples', import.meta.url))
mkdirSync(out, { recursive: true })
for (const [name, bytes] of await sampleFiles()) {
  const path = join(out, name)
  // Never half a file, no matter who reads it.
  writeFileSync(`${path}.${process.pid}`, bytes)
  renameSync(`${path}.${process.pid}`, path)
}
console.log('apps/web/public/samples')
