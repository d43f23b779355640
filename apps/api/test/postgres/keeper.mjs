// Runs one PostgreSQL for as long as its owner lives, then stops it and removes its folder: no test, however it
// ends, leaves a server behind. Called by keep-cluster.ts with one JSON argument; over its channel, when it has one, the
// owner asks it to end the server by a signal, or to start it.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const { cluster, ownerPid } = JSON.parse(process.argv[2])
const LOOK_EVERY_MS = 500

let server
let isEnding = false

function start() {
  server = spawn(cluster.program, cluster.args, { ...cluster.user, cwd: cluster.folder, stdio: 'ignore' })
  server.once('exit', () => {
    server = undefined
    if (isEnding || !process.connected) end()
    else process.send('down')
  })
}

function end() {
  isEnding = true
  if (server) {
    server.kill('SIGINT')
    return
  }
  clearInterval(timer)
  rmSync(cluster.folder, { recursive: true, force: true })
  process.exit(0)
}

const timer = setInterval(() => {
  if (!runs(ownerPid)) end()
}, LOOK_EVERY_MS)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)
process.on('disconnect', end)
process.on('message', (wish) => {
  if (wish === 'start') start()
  else if (server) server.kill(wish)
  else process.send('down')
})
start()

function runs(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
