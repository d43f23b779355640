// A server that answers every operation with the example of the contract, to anyone who brings the bearer token, and
// serves a folder of files besides.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript' }
const bundle = JSON.parse(readFileSync(new URL('../../apps/api/openapi.gen.json', import.meta.url), 'utf8'))

function exampleOf(method, pathname) {
  for (const [template, item] of Object.entries(bundle.paths)) {
    const shape = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const operation = shape.test(pathname) ? item[method.toLowerCase()] : undefined
    const [example] = Object.values(operation?.responses['200'].content['application/json'].examples ?? {})
    if (example) return example.$ref ? bundle.components.examples[example.$ref.split('/').at(-1)] : example
  }
}

/** @returns its origin, the calls so far, and `close()` */
export async function fixtureServer({ token, files }) {
  const seen = []
  const json = (response, status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x')
    if (!pathname.startsWith('/api/')) {
      const file = join(files, pathname === '/' ? 'index.html' : pathname)
      if (!existsSync(file)) return response.writeHead(404).end()
      return response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' })
        .end(readFileSync(file))
    }
    seen.push(`${request.method} ${request.url}`)
    if (request.headers.authorization !== `Bearer ${token}`) {
      const message = '登录已过期，请重新登录'
      return json(response, 401, { code: -1, message, msg: message, reason: 'sign_in_required', data: null })
    }
    const example = exampleOf(request.method, pathname)
    if (example) return json(response, 200, example.value)
    const message = '没有这个接口'
    return json(response, 404, { code: -1, message, msg: message, reason: 'unknown_operation', data: null })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${server.address().port}`, seen, close }
}
