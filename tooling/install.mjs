// What `npm start` and `npm run dev` need before they can run: the packages of the lockfile.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const PNPM = 'pnpm@12.21.0'

/** When the newest file in a file or folder was changed, epoch milliseconds; 0 when there is none. */
export function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).map((name) => newest(join(path, name)))
  // A file that was taken away changes its folder.
  return Math.max(stat.mtimeMs, ...inside)
}

/** Runs pnpm, which a user of npm need not have; ends this process when it fails. */
export function pnpm(...args) {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const { status, error } = spawnSync(npx, ['-y', PNPM, ...args], { cwd: root, stdio: 'inherit' })
  if (error)
    console.error(`无法运行 npx（${error.message}），请安装 Node.js 20.19 或更新版本及其自带的 npm 后重试。`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs when the lockfile is newer than what is installed. */
export function installWhenChanged() {
  const installed = newest(join(root, 'node_modules/.modules.yaml'))
  if (installed < newest(join(root, 'pnpm-lock.yaml'))) pnpm('install', '--frozen-lockfile')
}
