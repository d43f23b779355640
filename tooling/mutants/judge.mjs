import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const HOST = fileURLToPath(new URL('host.mjs', import.meta.url))

function receive(host) {
  return new Promise((resolve, reject) => {
    host.once('message', (answer) => (answer.failure ? reject(new Error(answer.failure)) : resolve(answer)))
    host.once('exit', (code) => reject(new Error(`the test process ended with ${code}`)))
  })
}

/** A host of Vitest that is replaced when a mutant does not end in time. */
export class Judge {
  #root
  #host

  constructor(root) {
    this.#root = root
  }

  async #open() {
    if (this.#host) return this.#host
    // A group of its own: the workers end with it.
    const host = fork(HOST, {
      cwd: this.#root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    host.setMaxListeners(0)
    await receive(host)
    this.#host = host
    return host
  }

  close() {
    if (!this.#host) return
    this.#host.removeAllListeners()
    try {
      process.kill(-this.#host.pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
    this.#host = undefined
  }

  /** `killed`, `survived` or `late`, and how many test files judged. `limit` is in milliseconds. */
  async judge(task, limit) {
    const host = await this.#open()
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve({ verdict: 'late' }), limit)
    })
    host.send(task)
    const answer = await Promise.race([receive(host), late])
    clearTimeout(timer)
    host.removeAllListeners('exit')
    if (answer.verdict === 'late') this.close()
    return answer
  }
}
