// The quick start, word for word: a test runs these texts against a running server with a key of its own.

/** Two calls with curl, for a POSIX shell. @param origin of the site */
export const curlQuickStart = (origin: string): string => `# export HAIXUAN_KEY=hxk_你的密钥
curl -sS "${origin}/api/getServerTime"
curl -sS -G "${origin}/api/temu/goods/search" \\
  -H "Authorization: Bearer $HAIXUAN_KEY" \\
  --data-urlencode "keyword=手机壳" \\
  -d "sort=daily_sales:desc" -d "limit=5"`

/** The SDK as the site serves it, by the version of packages/api-sdk. */
export const SDK_FILE = 'haixuan-api-sdk-0.1.0.tgz'

/** @param origin of the site */
export const install = (origin: string): string => `npm install ${origin}/sdk/${SDK_FILE}`

/** The same with the SDK, a file of its own for Node 20.19 or later. */
export const sdkQuickStart = (
  origin: string,
): string => `import { createHaixuanClient, HaixuanError } from '@haixuan/api-sdk'

const haixuan = createHaixuanClient({
  baseUrl: '${origin}',
  token: () => process.env.HAIXUAN_KEY ?? null,
})

try {
  const { rows, count } = await haixuan.call('searchGoods', {
    path: { marketplace: 'temu' },
    query: { keyword: '手机壳', sort: 'daily_sales:desc', limit: 5 },
  })
  console.log(\`共 \${count} 件\`)
  for (const goods of rows) console.log(goods.id, goods.titleZh ?? goods.title, goods.salesDay ?? '—')
} catch (error) {
  if (!(error instanceof HaixuanError)) throw error
  console.error(\`\${error.status} \${error.reason}：\${error.message}\`)
  process.exitCode = 1
}`

/** Waits when there are too many calls, as the answer says. */
export const RETRY = `async function patiently(call) {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (error.retryAfterMs === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, error.retryAfterMs))
    }
  }
}

const page = await patiently(() =>
  haixuan.call('searchShops', { path: { marketplace: 'temu' }, query: { limit: 20 } }),
)`
