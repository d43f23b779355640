import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../../src/platform/process/setting-list.ts'
import { readSettings } from '../../src/platform/process/settings.ts'
import { ROOT, read } from './document-shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'haixuan-container-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the Dockerfile', () => {
  const base = '$' + '{NODE_IMAGE}'
  const text = read('deploy/container/Dockerfile')
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages = lines.join('\n').split(/^(?=FROM )/m)
  const last = stages.at(-1)?.split('\n') ?? []
  const of = (instruction: string) =>
    last
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1))

  test('is one that the builder takes', () => {
    expect(validate(text)).toEqual([])
    expect(validate('FROM node\nRNU true\n')).toHaveLength(1)
  })

  test('names its base once, by a whole version that the program runs on', () => {
    // The tests run on the oldest Node that is promised; the image has the line that is still maintained.
    expect(text).toMatch(/^ARG NODE_IMAGE=node:24\.\d+\.\d+-bookworm-slim$/m)
    expect(lines.filter((line) => line.startsWith('FROM '))).toEqual([
      `FROM ${base} AS build`,
      `FROM ${base}`,
    ])
  })

  test('its last stage has the tree that the script makes, and installs nothing', () => {
    expect(of('COPY')).toEqual(['--from=build /opt/haixuan /opt/haixuan'])
    expect(stages[1]).toContain('RUN sh deploy/container/build.sh /opt/haixuan')
    expect(of('RUN')).toEqual(['install -d -m 700 -o 10001 -g 10001 /data'])
    expect(of('ADD')).toEqual([])
  })

  test('its process is no root, ends at SIGTERM, writes to one folder and is asked how it is', () => {
    expect(of('USER')).toEqual(['10001:10001'])
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM'])
    expect(of('VOLUME')).toEqual(['["/data"]'])
    expect(of('HEALTHCHECK')[0]).toContain('"/opt/haixuan/deploy/container/run.sh", "health"')
    expect(of('ENTRYPOINT')).toEqual(['["sh", "/opt/haixuan/deploy/container/run.sh"]'])
    const names = (of('ENV')[0] ?? '').split(/\s+/).map((pair) => pair.split('=')[0])
    const known = SETTINGS.filter(({ isSecret }) => !isSecret).map(({ name }) => name)
    expect(names.filter((name = '') => name !== 'NODE_ENV' && !known.includes(name))).toEqual([])
    expect(of('LABEL')[0]).toContain('org.opencontainers.image.title=')
  })

  test('nothing of the machine goes into the build', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of [
      '**/.git',
      '**/node_modules',
      '**/dist',
      'data',
      'deploy/container/secrets',
      '**/.env',
    ])
      expect(ignored).toContain(name)
    expect(read('.gitignore')).toContain('/deploy/container/secrets/')
  })
})

/** What the tests read of a service. */
interface Service {
  image: string
  user?: string
  ports?: string[]
  cap_add?: string[]
  privileged?: boolean
}

/** Rules of taste, and one against ports for everybody, which a public site has. */
const OTHER_TASTE = [
  ...['no-quotes-in-volumes', 'service-keys-order', 'services-alphabetical-order'],
  'no-unbound-port-interfaces',
]

describe('the compose file', () => {
  const compose = parse(read('deploy/container/compose.yaml'), { merge: true })
  const services = Object.entries<Service>(compose.services)
  const said = (file: string) => {
    const rules = {
      ...Object.fromEntries(OTHER_TASTE.map((name) => [name, 0 as const])),
      // As the formatter of the project writes them.
      'require-quotes-in-ports': [2, { quoteType: 'double' }] as [2, Record<string, unknown>],
    }
    const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
    return linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ rule }) => rule))
  }

  test('is one that compose takes, by its schema and a linter', () => {
    expect(said(join(ROOT, 'deploy/container/compose.yaml'))).toEqual([])
    const wrong = join(folder, 'compose.yaml')
    writeFileSync(wrong, read('deploy/container/compose.yaml').replace('read_only: true', 'read_onyl: true'))
    expect(said(wrong)).toContain('invalid-schema')
  })

  test('gives every container no rights, a file system it cannot write to, and a log with an end', () => {
    expect(services.map(([name]) => name)).toEqual(['database', 'migration', 'server', 'worker', 'nginx'])
    for (const [name, service] of services) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
          logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
          restart: expect.stringMatching(/^(unless-stopped|on-failure)$/),
        }),
      ])
      expect([name, service.cap_add, service.privileged]).toEqual([name, undefined, undefined])
      const isOurs = service.image.startsWith('haixuan:')
      expect([name, isOurs || /^[1-9]\d*:[1-9]\d*$/.test(service.user ?? '')]).toEqual([name, true])
      if (!isOurs) expect(service.image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-bookworm$/)
    }
  })

  test('only nginx is reached from outside, and the database only by the program', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx'])
    expect(compose.networks.inner).toEqual({ internal: true })
    expect(compose.services.database.networks).toEqual(['inner'])
    expect(Object.keys(compose.services.nginx.networks)).toEqual(['edge'])
  })

  test('a stop has time for the longest drain', () => {
    const { drainMs } = readSettings({ HAIXUAN_DRAIN_SECONDS: '60' }, false)
    for (const name of ['server', 'worker'])
      expect(Number.parseInt(compose.services[name].stop_grace_period, 10) * 1000).toBeGreaterThan(
        drainMs + 10_000,
      )
  })

  test('its settings are ours, its secrets are files, and the server believes nginx alone', () => {
    const plain = SETTINGS.filter(({ isSecret }) => !isSecret).map(({ name }) => name)
    const files = SETTINGS.filter(({ isSecret }) => isSecret).map(({ name }) => `${name}_FILE`)
    for (const name of ['migration', 'server', 'worker']) {
      const { environment, secrets } = compose.services[name]
      for (const [variable, value] of Object.entries(environment)) {
        expect([variable, [...plain, ...files].includes(variable)]).toEqual([variable, true])
        if (files.includes(variable)) expect(secrets).toContain(String(value).replace('/run/secrets/', ''))
      }
    }
    const { environment } = compose.services.server
    const address = compose.services.nginx.networks.edge.ipv4_address
    expect(readSettings(environment, false)).toMatchObject({
      trustedProxies: [`${address}/32`],
      worker: 'off',
    })
    expect(readSettings({ ...environment, HAIXUAN_WORKER: 'only' }, false).worker).toBe('only')
  })
})

test('both configurations of nginx say the same to the server, and take the largest body of the contract', () => {
  const said = (path: string) =>
    [...read(path).matchAll(/^\s*((?:client_max_body_size|proxy_(?!pass |temp_path))[^\n]*);$/gm)].map(
      ([, line]) => line,
    )
  const plain = said('deploy/nginx/haixuan.conf')
  expect(plain.length).toBeGreaterThan(8)
  expect(said('deploy/container/nginx.conf')).toEqual(plain)
  const bodies = [...read('apps/api/openapi.gen.json').matchAll(/"x-body-bytes": ?(\d+)/g)].map(([, n]) =>
    Number(n),
  )
  const [, megabytes] = /client_max_body_size (\d+)m/.exec(plain.join('\n')) ?? []
  expect(bodies.length).toBeGreaterThan(1)
  expect(Math.max(...bodies)).toBeLessThan(Number(megabytes) * 1024 ** 2)
})

describe('the first secrets', () => {
  const script = join(folder, 'first-secrets.sh')
  const secrets = join(folder, 'secrets')
  const run = (...args: string[]) => spawnSync('sh', [script, ...args], { encoding: 'utf8' })
  const seen = () =>
    readdirSync(secrets)
      .sort()
      .map((name) => [name, readFileSync(join(secrets, name), 'utf8')])
  mkdirSync(folder, { recursive: true })
  writeFileSync(script, read('deploy/container/first-secrets.sh'))
  const hasOpenssl = spawnSync('openssl', ['version']).error === undefined

  test.each(['-x', 'a b', 'a/b', '$(id)'])('%s is no name of a site', (name) => {
    expect(run(name)).toMatchObject({ status: 2, stderr: expect.stringContaining('is not a host name') })
  })

  test.runIf(hasOpenssl)(
    'are what the compose file names, in a closed folder, and are never made twice',
    () => {
      expect(run('shop.example.com')).toMatchObject({ status: 0, stderr: '' })
      const compose = parse(read('deploy/container/compose.yaml'), { merge: true })
      const named = Object.values<{ file: string }>(compose.secrets).map(({ file }) =>
        file.replace('./secrets/', ''),
      )
      expect(seen().map(([name]) => name)).toEqual(named.sort())
      expect(statSync(secrets).mode & 0o777).toBe(0o700)
      for (const name of named) expect(statSync(join(secrets, name)).mode & 0o777).toBe(0o444)
      const url = readFileSync(join(secrets, 'database-url'), 'utf8')
      expect(readSettings({ DATABASE_URL: url }, false).databaseUrl).toBe(url)
      expect(new URL(url).password).toBe(readFileSync(join(secrets, 'database-password'), 'utf8'))
      const before = seen()
      expect(run().status).toBe(0)
      expect(seen()).toEqual(before)
    },
  )
})
