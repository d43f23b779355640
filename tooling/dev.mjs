// Hot reload of both halves: the server restarts on change, the web app swaps modules.
// Open the address that Vite prints; it hands /api on to the server.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.PORT ?? '3000'
const env = { ...process.env, NODE_ENV: 'development', PORT: port, HAIXUAN_API: `http://127.0.0.1:${port}` }
const start = (cwd, ...args) =>
  spawn('pnpm', ['exec', ...args], { cwd: `${root}${cwd}`, env, stdio: 'inherit' })

const children = [
  start('apps/api', 'tsx', 'watch', '--clear-screen=false', 'src/main.ts'),
  start('apps/web', 'vite'),
]
let ending = false
function end(code) {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
