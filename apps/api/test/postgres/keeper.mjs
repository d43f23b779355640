// Runs one PostgreSQL for as long as its owner lives, then stops it and removes its folder: no test, however it
// ends, leaves a server behind. Called by start-postgres.ts with one JSON argument.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const { cluster, ownerPid } = JSON.parse(process.argv[2])
const LOOK_EVERY_MS = 500

const server = spawn(cluster.program, cluster.args, { ...cluster.user, cwd: cluster.folder, stdio: 'ignore' })
const fastShutdown = () => server.kill('SIGINT')
const timer = setInterval(() => {
  if (!runs(ownerPid)) fastShutdown()
}, LOOK_EVERY_MS)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, fastShutdown)
server.once('exit', () => {
  clearInterval(timer)
  rmSync(cluster.folder, { recursive: true, force: true })
  process.exit(0)
})

function runs(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
