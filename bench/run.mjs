// pnpm bench: every part of the bench, one after the other. Arguments go to the server part.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PARTS = [
  ['server.ts', process.argv.slice(2)],
  ['bundle.mjs', []],
  ['click-to-rows.ts', []],
]

let failed = 0
for (const [file, args] of PARTS) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  if (!existsSync(path)) continue
  if (file === 'click-to-rows.ts' && !process.env.BASE) {
    process.stdout.write(
      '\n== click-to-rows.ts: left out, set BASE to the address of a running server (npm start)\n',
    )
    continue
  }
  process.stdout.write(`\n== ${file}\n`)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) failed++
}
process.exit(failed ? 1 : 0)
