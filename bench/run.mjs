// pnpm bench: every part of the bench, one after the other. Arguments go to the server part. The parts that need a
// running site get one of their own on demo data, unless BASE names another.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runSite } from '../tooling/run-site.mjs'

let failed = 0
function run(file, args = [], env = {}) {
  process.stdout.write(`\n== ${file}\n`)
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url)), ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', ...env },
    },
  )
  if (status !== 0) failed++
}

run('server.ts', process.argv.slice(2))
run('bundle.mjs')
for (const part of ['button', 'charts', 'table']) run(`kit-${part}.mjs`)
run('label-editor.mjs')
run('label-export.mjs')
run('label-batch.mjs')
const site = process.env.BASE
  ? { address: process.env.BASE, stop: async () => {} }
  : await runSite({ HAIXUAN_RATE_FACTOR: '20' })
run('click-to-rows.ts', [], { BASE: site.address })
run('label-opening.mjs', [], { BASE: site.address })
await site.stop()
process.exit(failed ? 1 : 0)
