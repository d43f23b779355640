import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../apps/label-tool/dist', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface ToolServer {
  origin: string
  /** Serves no more; a page that still asks gets nothing. */
  close(): void
}

/**
 * The built label tool as any server of files would give it.
 * @param pages Pages besides, by their path; they may also replace one of the build.
 */
export async function serveTool(pages: Readonly<Record<string, string>> = {}): Promise<ToolServer> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('Build the label tool first: pnpm run build')
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://tool')
    const name = pathname === '/' ? '/index.html' : pathname
    const page = pages[name]
    const file = join(DIST, name)
    if (page === undefined && !existsSync(file)) return answer.writeHead(404).end()
    answer.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
    return answer.end(page ?? readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A page of the build, as text. */
export const builtPage = (name: string): string => readFileSync(join(DIST, name), 'utf8')
