import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { enterClient } from './host-client.ts'
import { test } from './journey.ts'

/** Messages of each hostile frame. */
const MESSAGES = 1_000

/** A page that bombards the site in the frame beside it, with the word it wants to hear and everything like it. */
const bomber = (nonce: string) => `<!doctype html><title>hostile</title><script>
  const base = { v: 1, nonce: ${JSON.stringify(nonce)}, type: 'getUserMobile', mobile: '13812341234' }
  const odd = [null, 0, '', [], {}, 'x'.repeat(9999), { __proto__: { v: 1 } }, '1', -1, 1.5, '13812341235', 'https://erp.localhost']
  let seed = 7
  const next = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n
  const made = (i) => {
    if (i % 10 === 0) return base
    if (i % 10 === 1) return { v: 1, nonce: base.nonce, type: 'getToken' }
    const message = { ...base }
    message[['v', 'nonce', 'type', 'mobile', 'token', 'origin', 'ok', 'data'][next(8)]] = odd[next(odd.length)]
    return i % 10 === 2 ? JSON.stringify(message) : i % 10 === 3 ? [message] : message
  }
  for (let i = 0; i < ${MESSAGES}; i++) parent.frames[0].postMessage(made(i), '*')
  parent.postMessage({ bombed: true }, '*')
</script>`

test(`${MESSAGES} messages of each of five hostile origins do nothing and learn nothing`, async ({
  page,
  baseURL,
}) => {
  let nonce = ''
  const hostile = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(bomber(nonce))
  })
  await new Promise<void>((resolve) => hostile.listen(0, '127.0.0.1', resolve))
  const { port } = hostile.address() as AddressInfo
  const client = await enterClient(page, { baseURL, host: 'besieged.localhost', login: '13800138001' })
  const { site, origin, frame, heard, say } = client
  try {
    nonce = (await client.nonce()) ?? ''
    const sent: string[] = []
    page.on('request', (request) => request.url().startsWith(site) && sent.push(request.url()))
    const names = [
      // Another port of the listed name, the name in front of another, a twin in punycode, another name; and no origin.
      ...['erp.localhost', 'erp.localhost.evil.localhost', 'xn--rp-xka.localhost', 'evil.localhost'],
    ].map((name) => `http://${name}:${port}/`)
    const bombed = await page.evaluate(async (sources) => {
      let done = 0
      addEventListener('message', ({ data }) => {
        if ((data as { bombed?: boolean } | null)?.bombed) done++
      })
      for (const [index, src] of [...sources, sources[0] ?? ''].entries()) {
        const frame = document.createElement('iframe')
        if (index === sources.length) frame.setAttribute('sandbox', 'allow-scripts')
        frame.src = src
        document.body.append(frame)
      }
      while (done <= sources.length) await new Promise((resolve) => setTimeout(resolve, 50))
      return done
    }, names)
    expect(bombed).toBe(5)
    // A question of the client itself is the first one that is heard: the word was not used up.
    await say({ type: 'getToken' })
    await expect(frame.getByText('只读数据的访问令牌')).toBeVisible()
    await expect(frame.getByText('138****1234')).toHaveCount(0)
    await frame.getByRole('button', { name: '暂不' }).click()
    expect((await heard()).filter((message) => 'token' in message)).toEqual([])
    expect(sent.filter((url) => /updateUser|host-tokens/.test(url))).toEqual([])
    // None of them may show the site itself.
    for (const name of [...names, origin.replace('erp.', 'other.')]) {
      const framed = await page.context().newPage()
      await framed.route('**/framing', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<iframe src="${site}/authorize"></iframe>` }),
      )
      await framed.goto(new URL('/framing', name).href)
      await expect.poll(() => framed.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
      await framed.close()
    }
  } finally {
    client.close()
    hostile.close()
  }
})
