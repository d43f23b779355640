// A client in a thread or process of its own, so that its work does not count as the server's. One call at a time, as
// one person clicks; the connection stays open.
import { Agent, get } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** Anyone who started this client. */
const owner = parentPort ?? {
  on: (event, listener) => process.on(event, listener),
  postMessage: (message) => process.send(message),
}
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const call = (url, token) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const ms = performance.now() - start
        if (answer.statusCode === 200) resolve(ms)
        else reject(new Error(`${url} answered ${answer.statusCode} ${Buffer.concat(parts)}`))
      })
    }).on('error', reject)
  })

owner.on('message', async ({ urls, token }) => {
  try {
    const times = []
    for (const url of urls) times.push(await call(url, token))
    owner.postMessage({ times })
  } catch (error) {
    owner.postMessage({ error: String(error) })
  }
})
