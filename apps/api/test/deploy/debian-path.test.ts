import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverBundle } from '../../../../tooling/server-bundle.mjs'
import { VERSION } from '../../src/platform/version.gen.ts'
import { freePort } from '../http/free-port.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { DocumentShell, ROOT, read, shellBlocks, unitValues } from './document-shell.ts'

const postgres = findPostgres()
if (postgres?.kind !== 'programs')
  process.stderr.write('The commands of docs/deploying.md are not run: no programs of PostgreSQL found.\n')

// The document is about PostgreSQL: the embedded engine has no part in it.
describe.runIf(postgres?.kind === 'programs')('the commands of docs/deploying.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-debian-'))
  const backups = join(folder, 'var/backups/haixuan')
  const blocks = shellBlocks('docs/deploying.md').filter(({ needsMachine }) => !needsMachine)
  const units: ChildProcess[] = []
  const printed: string[] = []
  let cluster: RunningPostgres
  let shell: DocumentShell
  let port: number
  let settings: Record<string, string>

  /** Starts a service as its unit says. */
  function startUnit(name: string): void {
    const [command = ''] = unitValues(name, 'ExecStart')
    const [place = ''] = unitValues(name, 'WorkingDirectory')
    const own = parseEnv(unitValues(name, 'Environment').join('\n')) as Record<string, string>
    const [program = '', ...args] = shell.here(command).split(' ')
    const child = spawn(program, args, {
      ...shell.user,
      cwd: shell.here(place),
      env: { ...shell.env, ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    units.push(child)
  }
  const job = (name: string, more: Record<string, string> = {}) =>
    shell.run(unitValues(`haixuan-${name}.service`, 'ExecStart')[0] ?? 'false', { ...settings, ...more })
  const dumps = () =>
    readdirSync(backups)
      .filter((name) => name.endsWith('.dump'))
      .sort()

  beforeAll(async () => {
    serverBundle()
    cluster = await startPostgres()
    port = await freePort()
    const socket = new URL(cluster.url('postgres')).searchParams.get('host') ?? ''
    const user = postgres?.kind === 'programs' ? postgres.user : undefined
    shell = new DocumentShell({ folder, socket, port, user })
  })
  afterAll(async () => {
    const ended = units.map((child) =>
      child.exitCode === null ? new Promise((done) => child.once('close', done)) : undefined,
    )
    for (const child of units) child.kill('SIGTERM')
    await Promise.all(ended)
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('make the database, install settings, units and nginx, and reach a ready server', () => {
    const at = blocks.findIndex(({ code }) => code.startsWith('curl '))
    expect(at).toBeGreaterThan(0)
    const before = blocks.slice(0, at).map(({ code }) => code)
    const installed = shell.run(before.join('\n'))
    expect(installed).toMatchObject({ status: 0, err: '' })

    const file = join(folder, 'etc/haixuan.env')
    expect(statSync(file).mode & 0o777).toBe(0o640)
    expect(statSync(backups).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(folder, 'etc/systemd/system')).sort()).toEqual(
      readdirSync(join(ROOT, 'deploy/systemd')).sort(),
    )
    writeFileSync(file, shell.here(readFileSync(file, 'utf8')))
    settings = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>
    startUnit('haixuan.service')
    startUnit('haixuan-worker.service')

    const after = blocks.slice(at).map(({ code }) => code)
    const reached = shell.run(['cd /opt/haixuan', ...after].join('\n'))
    expect(reached, printed.join('')).toMatchObject({ status: 0 })
    expect(reached.out).toMatch(/^ready\n/)
    expect(reached.out).toContain('haixuan operators add')
    expect(readFileSync(join(folder, 'etc/nginx/sites-enabled/haixuan'), 'utf8')).toContain('proxy_pass')
  })

  test('the server leaves jobs to the worker, and every figure of the alerts is served', async () => {
    await expect.poll(() => printed.join('')).toContain('海选任务进程已启动')
    expect(printed.join('')).toContain('本进程不运行后台任务（HAIXUAN_WORKER=off）')
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const names = [
      ...`${read('deploy/prometheus/haixuan-rules.yml')}${read('docs/operating.md')}`.matchAll(
        /\b(?:haixuan_(?:http|database|jobs)_|nodejs_|process_)\w+/g,
      ),
    ].map(([name]) => name)
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter((name) => !metrics.includes(name))).toEqual([])
  })

  test('the commands of docs/upgrading.md tell the release, the limit, readiness and who holds a table', () => {
    const shown = shellBlocks('docs/upgrading.md')
      .filter(({ needsMachine }) => !needsMachine)
      .map(({ code }) => shell.run(code))
    expect(
      shown.map(({ status }) => status),
      shown.map(({ err }) => err).join(''),
    ).toEqual([0, 0, 0, 0])
    const [release, limit, ready, holders] = shown.map(({ out }) => out)
    expect(release).toMatch(new RegExp(`^海选 ${VERSION}\\n.*"version":"${VERSION}"`))
    expect(limit).toBe('0.1.0\n')
    expect(ready).toBe('ready\n')
    expect(holders).toContain('(0 rows)')
  })

  test('a backup is restored by the drill, which leaves nothing behind', async () => {
    expect(job('restore-drill')).toMatchObject({ status: 1, err: expect.stringContaining('No backup in') })
    const made = job('backup')
    expect(made, made.err).toMatchObject({ status: 0 })
    expect(dumps()).toHaveLength(1)
    expect(dumps()[0]).toMatch(/^haixuan-\d{4}-\d\d-\d\dT\d{6}Z\.dump$/)
    expect(statSync(join(backups, dumps()[0] ?? '')).mode & 0o777).toBe(0o600)

    const drill = job('restore-drill')
    expect(drill, drill.err).toMatchObject({ status: 0 })
    expect(drill.out).toMatch(/: [1-9]\d* migrations, 0 accounts\.\n$/)
    const admin = new pg.Client({ connectionString: cluster.url('postgres') })
    await admin.connect()
    const { rows } = await admin.query("select 1 from pg_database where datname = 'haixuan_drill'")
    await admin.end()
    expect(rows).toEqual([])
  })

  test("users' files are beside the dump, without half a file, and go with it", () => {
    const files = join(folder, 'var/lib/haixuan/files/licence')
    mkdirSync(files, { recursive: true })
    for (const name of ['whole', 'half.part']) writeFileSync(join(files, name), name)
    expect(job('backup').status).toBe(0)
    const archive = (dumps().at(-1) ?? '').replace('.dump', '.files.tar')
    const listed = execFileSync('tar', ['-tf', join(backups, archive)], { encoding: 'utf8' })
    expect(listed.split('\n').filter((name) => /(whole|part)$/.test(name))).toEqual(['files/licence/whole'])
    expect(job('restore-drill').status).toBe(0)

    writeFileSync(join(backups, archive), 'damaged')
    expect(job('restore-drill').status).not.toBe(0)
    rmSync(files, { recursive: true })
    writeFileSync(join(backups, 'haixuan-2019-01-01T000000Z.dump'), '')
    writeFileSync(join(backups, 'haixuan-2019-01-01T000000Z.files.tar'), '')
    expect(job('backup', { HAIXUAN_BACKUP_KEEP: '1' }).status).toBe(0)
    expect(dumps()).toHaveLength(1)
    expect(readdirSync(backups)).toHaveLength(2)
  })

  test('only the newest dumps stay; a failed backup leaves the old ones and no half of a new one', () => {
    for (const day of ['01', '02', '03'])
      writeFileSync(join(backups, `haixuan-2020-01-${day}T000000Z.dump`), '')
    // By its own name the dump that is there could be of the very second of the next one.
    const [made = ''] = dumps().slice(-1)
    const newest = 'haixuan-2020-01-04T000000Z.dump'
    renameSync(join(backups, made), join(backups, newest))
    for (const wrong of ['0', '-1', 'all']) {
      const refused = job('backup', { HAIXUAN_BACKUP_KEEP: wrong })
      expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('is not a whole number') })
    }
    const gone = (settings['DATABASE_URL'] ?? '').replace('/haixuan?', '/haixuan_gone?')
    expect(job('backup', { DATABASE_URL: gone, HAIXUAN_BACKUP_KEEP: '1' }).status).not.toBe(0)
    expect(dumps()).toHaveLength(4)
    expect(readdirSync(backups).filter((name) => name.endsWith('.part'))).toEqual([])

    expect(job('backup', { HAIXUAN_BACKUP_KEEP: '3' }).status).toBe(0)
    const left = dumps()
    expect(left).toHaveLength(3)
    expect(left).toContain(newest)
    expect(left[0]).toBe('haixuan-2020-01-03T000000Z.dump')
  })

  test('the drill fails on a damaged dump and on one older than two days', () => {
    const [newest = ''] = dumps().slice(-1)
    const path = join(backups, newest)
    const old = new Date(Date.now() - 49 * 3_600_000)
    utimesSync(path, old, old)
    expect(job('restore-drill')).toMatchObject({
      status: 1,
      err: expect.stringContaining('older than two days'),
    })
    const whole = readFileSync(path)
    writeFileSync(path, whole.subarray(0, whole.length / 2))
    expect(job('restore-drill').status).not.toBe(0)
  })
})
