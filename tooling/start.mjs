// `npm start`: installs, builds what has changed since the last build, and serves. Everything is a child of this one
// process, so that a signal to npm, or npm's own end, stops the server too.
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const PNPM = 'pnpm@12.21.0'
/** What the web app is built from. */
const SOURCES = [
  'pnpm-lock.yaml',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  'packages/api-sdk/src',
  'packages/label-editor/src',
  'packages/ui-kit/src',
]

/** When the newest file in a file or folder was changed, epoch milliseconds; 0 when there is none. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).map((name) => newest(join(path, name)))
  // A file that was taken away changes its folder.
  return Math.max(stat.mtimeMs, ...inside)
}

function pnpm(...args) {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const { status, error } = spawnSync(npx, ['-y', PNPM, ...args], { cwd: root, stdio: 'inherit' })
  if (error)
    console.error(`无法运行 npx（${error.message}），请安装 Node.js 20.19 或更新版本及其自带的 npm 后重试。`)
  if (status !== 0) process.exit(status ?? 1)
}

const installed = newest(join(root, 'node_modules/.modules.yaml'))
if (installed < newest(join(root, 'pnpm-lock.yaml'))) pnpm('install', '--frozen-lockfile')
const built = newest(join(root, 'apps/web/dist/index.html'))
if (SOURCES.some((path) => newest(join(root, path)) > built)) pnpm('run', 'build')

const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
  cwd: join(root, 'apps/api'),
  stdio: 'inherit',
})
const stop = () => server.kill('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// The shell between npm and this process does not pass signals on: when it is gone, the user has asked to stop.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 300).unref()
server.on('exit', (code) => process.exit(code ?? 0))
