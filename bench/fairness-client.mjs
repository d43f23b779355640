// Clients of bench/fairness.ts in a process of their own, each from an address of this machine alone (127.0.x.y). What
// they send is bounded in number and in time.
import { Agent, get } from 'node:http'

/** @returns milliseconds and status; 0 for a connection that broke */
const call = (agent, { url, token, from }) =>
  new Promise((done) => {
    const start = performance.now()
    const end = (status) => done({ ms: performance.now() - start, status })
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    get(url, { agent, headers, localAddress: from }, (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode))
      answer.on('error', () => end(0))
    }).on('error', () => end(0))
  })

/** So many calls a second, whether they are answered or not, for `ms` milliseconds. */
async function paced({ calls, perSecond, ms }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const answers = []
  const start = performance.now()
  for (let n = 0; n < (ms / 1000) * perSecond; n++) {
    const wait = start + (n * 1000) / perSecond - performance.now()
    if (wait > 0) await new Promise((go) => setTimeout(go, wait))
    answers.push(call(agent, calls[n % calls.length]))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

/** `count` calls over `sockets` connections, each as soon as the one before is answered, for `ms` milliseconds at most. */
async function closed({ calls, sockets, count, ms }) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const answers = []
  const until = performance.now() + ms
  let sent = 0
  const one = async () => {
    while (sent < count && performance.now() < until)
      answers.push(await call(agent, calls[sent++ % calls.length]))
  }
  await Promise.all(Array.from({ length: sockets }, one))
  agent.destroy()
  return answers
}

process.on('message', async (wish) => {
  const answers = await (wish.kind === 'paced' ? paced(wish) : closed(wish))
  process.send(answers)
})
