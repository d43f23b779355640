// Hot reload of both halves: the server restarts on change, the web app swaps modules.
// Open the address that Vite prints; it hands /api on to the server.
import { execFileSync, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { installWhenChanged, root } from './install.mjs'
import { BUNDLED } from './server-bundle.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

installWhenChanged()
const port = process.env.PORT ?? '3000'
const env = { ...process.env, NODE_ENV: 'development', PORT: port, HAIXUAN_API: `http://127.0.0.1:${port}` }
// Run by its file: neither pnpm nor the programs of the packages are on everybody's path.
const { resolve } = createRequire(join(root, 'package.json'))
const vite = join(dirname(resolve('vite/package.json')), 'bin/vite.js')
// The pages link to them.
execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tooling/write-samples.mjs')], { cwd: root })
const start = (folder, ...args) =>
  spawn(process.execPath, args, { cwd: join(root, folder), env, stdio: 'inherit' })

const watched = BUNDLED.map((path) => `--watch-path=${join(root, path)}`)
const children = [
  start(
    'apps/api',
    ...SERVER_FLAGS,
    ...watched,
    '--watch-preserve-output',
    join(root, 'tooling/dev-server.mjs'),
  ),
  start('apps/web', vite, ...process.argv.slice(2)),
]
let ending = false
function end(code) {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
// As in start.mjs: npm passes no signal on, but its end shows.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end(0), 300).unref()
