// Many clients in a thread of their own: each asks for one thing after the other, all of them for `ms` milliseconds.
import { Agent, get } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** Calls `url` and reads the answer to its end. @returns milliseconds */
const call = (agent, url, token) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`${url} answered ${answer.statusCode} ${Buffer.concat(parts)}`))
      })
    }).on('error', reject)
  })

parentPort.on('message', async ({ urls, token, clients, ms }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const until = performance.now() + ms
  const times = urls.map(() => [])
  const one = async (at) => {
    // Each begins elsewhere and strides on by a number that meets every call: no two walk together.
    for (let i = at * 17; performance.now() < until; i += 7) {
      const index = i % urls.length
      times[index].push(await call(agent, urls[index], token))
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, (_, at) => one(at)))
    parentPort.postMessage({ times })
  } catch (error) {
    parentPort.postMessage({ error: String(error) })
  } finally {
    agent.destroy()
  }
})
