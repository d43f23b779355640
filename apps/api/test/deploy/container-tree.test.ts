import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverBundle } from '../../../../tooling/server-bundle.mjs'
import { SERVER_FLAGS } from '../../../../tooling/server-flags.mjs'
import { freePort } from '../http/free-port.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { ROOT, read } from './document-shell.ts'
import { hasNginx } from './run-nginx.ts'

const postgres = findPostgres()
const isReady =
  postgres?.kind === 'programs' && hasNginx() && existsSync(join(ROOT, 'apps/web/dist/index.html'))
if (!isReady)
  process.stderr.write('The tree of the image is not run: it needs PostgreSQL, nginx and the built site.\n')

// An image cannot be built here. What its Dockerfile does is in scripts, and they run as in it: the tree belongs to one
// user and cannot be changed, another user runs it, without a home or temporary folder, and writes to its data folder.
describe.runIf(isReady)('the tree of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hx-image-'))
  const [tree, data, secrets] = ['opt', 'data', 'secrets'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const user = postgres?.kind === 'programs' ? postgres.user : undefined
  const running: ChildProcess[] = []
  const printed: string[] = []
  let cluster: RunningPostgres
  let port: number
  let env: Record<string, string>
  const script = join(tree, 'deploy/container/run.sh')

  const run = (args: string[], more: Record<string, string> = {}, cwd = data) => {
    const ran = spawnSync('sh', [script, ...args], {
      ...user,
      cwd,
      env: { ...env, ...more },
      encoding: 'utf8',
    })
    return { code: ran.status, out: ran.stdout, err: ran.stderr }
  }
  function start(command: string, more: Record<string, string> = {}): ChildProcess {
    const child = spawn('sh', [script, command], { ...user, cwd: data, env: { ...env, ...more } })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    running.push(child)
    return child
  }
  const ended = (child: ChildProcess) =>
    new Promise<number | null>((done) =>
      child.exitCode === null ? child.once('exit', done) : done(child.exitCode),
    )

  beforeAll(async () => {
    serverBundle()
    const built = spawnSync('sh', [join(ROOT, 'deploy/container/build.sh'), tree], {
      env: { PATH: process.env['PATH'], HAIXUAN_IS_BUILT: '1' },
      encoding: 'utf8',
    })
    expect(built).toMatchObject({ status: 0, stderr: '' })
    cluster = await startPostgres()
    port = await freePort()
    for (const path of [data, secrets]) {
      mkdirSync(path, { mode: 0o700 })
      if (user) chownSync(path, user.uid, user.gid)
    }
    if (user) chownSync(folder, user.uid, user.gid)
    const url = join(secrets, 'database-url')
    const address = new URL(cluster.url('postgres'))
    writeFileSync(url, address.href, { mode: 0o444 })
    env = {
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      ...{ HOME: '/nonexistent', TMPDIR: '/nonexistent', NODE_ENV: 'production' },
      ...{ DATABASE_URL_FILE: url, HAIXUAN_DATA_DIR: data, HAIXUAN_DEMO: '0', PORT: String(port) },
    }
  }, 240_000)
  afterAll(async () => {
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(running.map(ended))
    await cluster?.stop()
    spawnSync('chmod', ['-R', 'u+w', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  test('has the packages that are read at run time and no other, and nobody may write to it', () => {
    const packages = readdirSync(tree, { recursive: true, encoding: 'utf8' })
      .filter((path) => /node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
      .map((path) => path.replace(/^.*?node_modules\//, '').replace('/package.json', ''))
    expect(packages.sort()).toEqual([
      '@electric-sql/pglite',
      ...['noto-sans', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'].map(
        (name) => `@fontsource-variable/${name}`,
      ),
      'zxing-wasm',
    ])
    const writable = readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter(
      (path) => (statSync(join(tree, path)).mode & 0o222) !== 0,
    )
    expect(writable).toEqual([])
    if (!user) return
    const touched = spawnSync('touch', [join(tree, 'apps/api/dist/main.js')], { ...user })
    expect(touched.status).not.toBe(0)
  })

  test('starts with the flags of npm start', () => {
    expect(read('deploy/container/run.sh')).toContain(`exec node ${SERVER_FLAGS.join(' ')} dist/main.js\n`)
  })

  test('is never built over a folder that is there', () => {
    const again = spawnSync('sh', [join(ROOT, 'deploy/container/build.sh'), tree], {
      env: { PATH: process.env['PATH'], HAIXUAN_IS_BUILT: '1' },
      encoding: 'utf8',
    })
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('exists already') })
  })

  test('brings the tables up to date, then serves, and a worker runs beside it', async () => {
    expect(run(['health']).code).toBe(1)
    const plans = run(['plans', 'list'])
    expect([plans.code, plans.err]).toEqual([0, ''])
    expect(plans.out).toContain('个人年卡')
    const server = start('server', { HAIXUAN_WORKER: 'off' })
    await vi.waitFor(() => expect(run(['health']).code, printed.join('')).toBe(0), {
      timeout: 60_000,
      interval: 200,
    })
    expect(run(['health'], { PORT: String(await freePort()) }).code).toBe(1)
    const site = await fetch(`http://127.0.0.1:${port}/`)
    expect([site.status, await site.text()]).toEqual([200, expect.stringContaining('海选')])
    expect((await fetch(`http://127.0.0.1:${port}/openapi.yaml`)).status).toBe(200)

    const worker = start('worker')
    await vi.waitFor(() => expect(printed.join('')).toContain('海选任务进程已启动'), { timeout: 60_000 })
    worker.kill('SIGTERM')
    expect(await ended(worker)).toBe(0)
    await behindNginx()
    server.kill('SIGTERM')
    expect(await ended(server)).toBe(0)
  }, 180_000)

  /** deploy/container/nginx.conf in front of the server, with the certificate that first-secrets.sh makes. */
  async function behindNginx(): Promise<void> {
    const [tls, plain] = [await freePort(), await freePort()]
    const first = join(folder, 'first-secrets.sh')
    writeFileSync(first, read('deploy/container/first-secrets.sh'))
    expect(spawnSync('sh', [first, 'shop.example.com'], { ...user, encoding: 'utf8' }).status).toBe(0)
    const file = join(data, 'nginx.conf')
    const text = read('deploy/container/nginx.conf')
      .replaceAll('/tmp/', `${data}/`)
      .replaceAll('/run/secrets/tls-certificate', join(secrets, 'tls-certificate.pem'))
      .replaceAll('/run/secrets/tls-key', join(secrets, 'tls-key.pem'))
      .replaceAll('http://server:3000', `http://127.0.0.1:${port}`)
      .replace('listen 8443', `listen 127.0.0.1:${tls}`)
      .replace('listen 8080', `listen 127.0.0.1:${plain}`)
      .replaceAll(/\/dev\/std(?:err|out)/g, `${data}/nginx.log`)
    writeFileSync(file, text)
    const program = process.env['PATH']?.split(':').some((path) => existsSync(join(path, 'nginx')))
      ? 'nginx'
      : '/usr/sbin/nginx'
    const checked = spawnSync(program, ['-t', '-e', `${data}/nginx.log`, '-c', file], {
      ...user,
      encoding: 'utf8',
    })
    expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringMatching(/warn|emerg/)])
    const nginx = spawn(program, ['-e', `${data}/nginx.log`, '-c', file, '-g', 'daemon off;'], { ...user })
    running.push(nginx)
    const ready = () =>
      new Promise<number | undefined>((done, fail) =>
        get({ host: '127.0.0.1', port: tls, path: '/readyz', rejectUnauthorized: false }, (answer) => {
          answer.resume()
          done(answer.statusCode)
        }).on('error', fail),
      )
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000, interval: 100 })
    const moved = await fetch(`http://127.0.0.1:${plain}/temu/home?x=1`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/temu/home?x=1'])
    nginx.kill('SIGQUIT')
    expect(await ended(nginx)).toBe(0)
    expect(readFileSync(join(data, 'nginx.log'), 'utf8')).not.toContain('x=1')
  }

  test('the embedded engine, mappings, fonts and the reader of barcodes are in it', () => {
    const embedded = { DATABASE_URL_FILE: '', HAIXUAN_DATA_DIR: join(data, 'embedded') }
    expect(run(['flags', 'list'], embedded)).toMatchObject({ code: 0, err: '' })
    expect(run(['import', 'maps']).out).toContain('temu-products')
    const name = {
      kind: 'text',
      id: 'text',
      x: 200,
      y: 100,
      width: 3000,
      height: 400,
      text: '货号',
      fontSize: 250,
    }
    const code = { kind: 'barcode', id: 'code', x: 200, y: 600, width: 3500, height: 1200, format: 'ean13' }
    const label = {
      ...{ schemaVersion: 3, id: 'label', name: '标签', dpi: 203, images: {} },
      pages: [{ id: 'page', width: 7000, height: 2000, borderWidth: 0, order: ['text', 'code'], guides: [] }],
      elements: { text: name, code: { ...code, value: '4006381333931', showsText: true, moduleWidth: 25 } },
    }
    writeFileSync(join(data, 'label.json'), JSON.stringify(label))
    const rendered = run(['labels', 'render', 'label.json', '-o', 'label.pdf', '--report', 'report.csv'])
    expect([rendered.code, rendered.err]).toEqual([0, ''])
    expect(readFileSync(join(data, 'label.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    expect(readFileSync(join(data, 'report.csv'), 'utf8')).toContain('4006381333931')
  }, 120_000)
})
