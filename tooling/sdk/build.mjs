// Builds packages/api-sdk for publishing: one ES module per source file with its types. The workspace itself uses the
// source. Runs before `pnpm pack` and `pnpm publish`, or alone: node tooling/sdk/build.mjs
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuseNpm } from '../pack-guard.mjs'

refuseNpm()

const root = fileURLToPath(new URL('../..', import.meta.url))
const sdk = join(root, 'packages/api-sdk')
const out = join(sdk, 'dist')

rmSync(out, { recursive: true, force: true })
execFileSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(sdk, 'tsconfig.build.json')],
  {
    cwd: sdk,
    stdio: 'inherit',
  },
)
const names = readdirSync(out)
// The compiler gives built endings to code, not to types.
for (const name of names.filter((one) => one.endsWith('.d.ts'))) {
  const file = join(out, name)
  const text = readFileSync(file, 'utf8').replaceAll(/(from |import\()(['"]\.[^'"]+)\.ts(['"])/g, '$1$2.js$3')
  writeFileSync(file, text)
}
console.log(`packages/api-sdk/dist: ${names.length} files`)
