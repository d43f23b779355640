import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { isApiPath } from './api-path.ts'
import { sendFailure } from './failure.ts'
import type { HttpPorts } from './ports.ts'
import { SCRIPT_POLICY } from './security-headers.ts'
import { isNoPage } from './unknown-path.ts'

const NOT_BUILT = '网站页面还没有构建，请在项目目录运行 npm start，或先运行 pnpm build 再重新启动。'
const DAY_S = 86_400
const YEAR_S = 31_536_000

/**
 * Names of the build change with their content; pictures hardly ever do, and browsers ask for the site's icon at each
 * change of the address; the rest is asked for each time.
 */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_S}, immutable`
  return path.includes('/demo/') || path.endsWith('/icon.svg') ? `public, max-age=${DAY_S}` : 'no-cache'
}

/**
 * Serves the built web app; an address that is neither a file nor the API gets its page, unless it can be no page.
 * @param root folder of the build; when there is none, a clear 503 is served instead.
 * @param dressPage how the page looks for the host that was asked for
 */
export async function serveSite(
  app: FastifyInstance,
  root: string,
  dressPage: HttpPorts['dressPage'],
): Promise<void> {
  const index = join(root, 'index.html')
  const built = existsSync(index)
  const html = built ? readFileSync(index, 'utf8') : undefined
  if (built) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path))
        // Compressed copies are known by the name of what they hold.
        if (/\.js(?:\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', SCRIPT_POLICY)
      },
    })
  }
  const page: Page = async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (html === undefined) {
      return reply
        .status(503)
        .send(
          `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>海选</title><p>${NOT_BUILT}</p></html>`,
        )
    }
    const dressed = await dressPage(html, request.headers.host)
    // The older header knows no list of origins; frame-ancestors says it all.
    if (dressed.isFramed) reply.removeHeader('x-frame-options')
    return reply.status(200).header('content-security-policy', dressed.policy).send(dressed.html)
  }
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, page))
}

type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

async function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/'
  if (isApiPath(path)) {
    return sendFailure(request, reply, new Failure('unknown_operation', '没有这个接口，请检查网址'))
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    reply.header('allow', 'GET, HEAD')
    return sendFailure(
      request,
      reply,
      new Failure('method_not_allowed', '网页只支持 GET 和 HEAD，请更换请求方法'),
    )
  }
  // A file that is gone is not a page: the web app reloads when a chunk answers 404.
  if (path !== '/index.html' && isNoPage(path)) {
    return sendFailure(request, reply, new Failure('not_found', '没有这个文件或页面，请检查网址，或刷新页面'))
  }
  return page(request, reply)
}
