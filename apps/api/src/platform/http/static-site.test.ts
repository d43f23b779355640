import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './static-site.ts'

const root = mkdtempSync(join(tmpdir(), 'haixuan-site-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>海选</title>')
  writeFileSync(join(root, 'assets/app-1.js'), 'export const long = 1')
  writeFileSync(join(root, 'assets/app-1.js.br'), brotliCompressSync('export const long = 1'))
  app = Fastify()
  await serveSite(app, root, async (html) => ({ html, policy: "default-src 'self'", isFramed: false }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

/** Status and headers as they are on the wire; fetch would undo the encoding. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = app.server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, headers: answer.headers })
    }).on('error', reject)
  })
}

test('a browser that reads brotli gets the compressed copy, under the type of the file', async () => {
  const { headers } = await ask('/assets/app-1.js', { 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toContain('immutable')
})

test('one that does not gets the file itself', async () => {
  const { status, headers } = await ask('/assets/app-1.js')
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBeUndefined()
})

test('a worker may compile WebAssembly and fetch from its own origin, a page may not compile', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await ask('/assets/app-1.js', { 'accept-encoding': encoding })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    )
  }
  const page = await ask('/temu/home')
  expect(page.headers['content-security-policy']).not.toContain('wasm-unsafe-eval')
})

test('a page address gets the page, unstored; a file that is gone is a 404 and not a page', async () => {
  const page = await ask('/temu/home')
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toBe('no-store')
  expect((await ask('/assets/app-0.js')).status).toBe(404)
})
