import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const PASSWORD = 'haixuan-demo'

const tokens = new Map<string, string>()

/** Token of a demo account, signed in once a worker: a password's hash is expensive, as it should be. */
export async function tokenOf(request: APIRequestContext, mobile: string): Promise<string> {
  const known = tokens.get(mobile)
  if (known) return known
  const answer = await request.post('/api/weapp/loginpassword', { data: { mobile, password: PASSWORD } })
  const { data } = (await answer.json()) as { data: { token: string } }
  tokens.set(mobile, data.token)
  return data.token
}

/** Sets up a white-label host under a name that browsers look for on this machine. */
export async function addHost(
  request: APIRequestContext,
  name: string,
  origins: string[] = [],
  pictures: { logoUrl?: string; loginUrl?: string } = {},
) {
  const answer = await request.put(`/api/admin/hosts/${name}`, {
    headers: { authorization: `Bearer ${await tokenOf(request, '13800138009')}` },
    data: {
      ...{ siteName: '蓝海数据', logoUrl: null, loginUrl: null, accent: '#0a6c5a', origins },
      ...pictures,
      hidden: ['home', 'share', 'label', 'renewal', 'downloads', 'contact'],
    },
  })
  expect(answer.status()).toBe(200)
}

/** The site under another name of this machine. */
export const at = (baseURL: string | undefined, host: string) => (baseURL ?? '').replace('127.0.0.1', host)

/** The page of a host client: it keeps what it hears from the site, and says what it is told to say. */
async function serveClient(site: string, name: string): Promise<{ origin: string; close: () => void }> {
  const client = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<!doctype html><iframe title="haixuan" style="width:100%;height:700px"></iframe><script>
      window.heard = []
      addEventListener('message', (event) => { if (event.origin === ${JSON.stringify(site)}) heard.push(event.data) })
      window.say = (message) => frames[0].postMessage({ v: 1, ...message }, ${JSON.stringify(site)})
    </script>`)
  })
  await new Promise<void>((resolve) => client.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://${name}:${(client.address() as AddressInfo).port}`,
    close: () => client.close(),
  }
}

/**
 * Shows the page of authorisation in the frame of a host client of another site, as browsers refuse cookies and
 * storage there, and signs somebody in by a one-time code.
 */
export async function enterClient(
  page: Page,
  { baseURL, host, login }: { baseURL: string | undefined; host: string; login: string },
) {
  const site = at(baseURL, host)
  const { origin, close } = await serveClient(site, 'erp.localhost')
  await addHost(page.request, host, [origin])
  const headers = { authorization: `Bearer ${await tokenOf(page.request, login)}`, host: new URL(site).host }
  const made = await page.request.post(`${baseURL}/api/me/handover-codes`, { headers })
  const { code } = ((await made.json()) as { data: { code: string } }).data
  await page.goto(origin)
  await page.evaluate(
    (src) => document.querySelector('iframe')?.setAttribute('src', src),
    `${site}/authorize?code=${code}`,
  )
  const frame = page.frameLocator('iframe[title=haixuan]')
  await expect(frame.getByRole('heading', { name: '授权引导' })).toBeVisible()
  const heard = () => page.evaluate(() => window.heard)
  const nonce = async () => (await heard()).filter(({ type }) => type === 'haixuan.ready').at(-1)?.nonce
  await expect.poll(nonce).toBeTruthy()
  return {
    ...{ site, origin, close, frame, heard, nonce },
    /** Says something with the word that the page wants to hear. */
    say: async (message: object) =>
      page.evaluate((said) => window.say(said), {
        nonce: await nonce(),
        ...message,
      }),
  }
}
