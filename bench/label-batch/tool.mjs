import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../apps/label-tool/', import.meta.url))
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Builds the tool that is alone and serves it; `DIST` names a folder that is built already. */
export async function serveBuilt() {
  const made = process.env.DIST ? null : mkdtempSync(join(tmpdir(), 'haixuan-bench-tool-'))
  const folder = process.env.DIST ?? made
  if (made) {
    const { build } = await import(createRequire(join(root, 'package.json')).resolve('vite'))
    await build({ root, logLevel: 'error', build: { outDir: made, emptyOutDir: true } })
  }
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://tool')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    try {
      const body = await readFile(join(folder, name))
      answer.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (made) rmSync(made, { recursive: true, force: true })
    },
  }
}
