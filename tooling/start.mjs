// `npm start`: installs, builds what has changed since the last build, and serves. Everything is a child of this one
// process, so that a signal to npm, or npm's own end, stops the server too.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installWhenChanged, newest, pnpm, root } from './install.mjs'
import { serverBundle } from './server-bundle.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

/** What the web app is built from. */
const SOURCES = [
  'pnpm-lock.yaml',
  'openapi',
  'apps/api/src/demo/finance',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  'packages/api-sdk/src',
  'packages/label-editor/src',
  'packages/rules/src',
  'packages/tabular/src',
  'packages/ui-kit/src',
]

installWhenChanged()
const built = newest(join(root, 'apps/web/dist/index.html'))
if (SOURCES.some((path) => newest(join(root, path)) > built)) pnpm('run', 'build:site')

const server = spawn(process.execPath, [...SERVER_FLAGS, serverBundle().server], {
  cwd: join(root, 'apps/api'),
  stdio: 'inherit',
})
const stop = () => server.kill('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// The shell between npm and this process does not pass signals on: when it is gone, the user has asked to stop.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 300).unref()
server.on('exit', (code) => process.exit(code ?? 0))
