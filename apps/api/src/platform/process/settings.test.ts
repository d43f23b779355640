import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

function refusedWith(env: Record<string, string>, words: string): void {
  let said = ''
  try {
    readSettings(env, false)
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toContain(words)
  expect(said).toMatch(/^[^\n]+。$/)
  expect(said).not.toContain('canary')
}

describe('settings', () => {
  test.each(['HAIXUAN_MIN_FREE_MB', 'HAIXUAN_LABEL_STORE_MB'])('%s is a whole number of MB', (name) => {
    const read = (text: string) => Object.values(readSettings({ [name]: text }, false))
    expect(read('0')).toContain(0)
    expect(read('7')).toContain(7 * 1024 ** 2)
    for (const text of ['-1', '1.5', '1e3', '1 GB', '123456789'])
      expect(() => read(text)).toThrow(`${name}=${text} 无法识别，请改为以 MB 为单位的整数`)
  })

  test('what holds when nothing is said', () => {
    const { dataDir, ...rest } = readSettings({}, false)
    expect(rest).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: 'load',
      loopbackOnly: true,
      logLevel: 'info',
      databaseReadUrl: undefined,
      rateFactor: 1,
      servers: 1,
      trustedProxies: [],
      worker: 'in',
      minFreeBytes: 200 * 1024 ** 2,
      labelStoreBytes: 5 * 1024 ** 3,
      metricsToken: undefined,
      drainMs: 0,
      leaseMs: 60_000,
    })
    expect(dataDir).toBe(resolve(import.meta.dirname, '../../../../../data'))
  })

  test('the token of the figures has 16 to 200 visible signs, and an error does not show it', () => {
    const read = (text: string) => readSettings({ HAIXUAN_METRICS_TOKEN: text }, false).metricsToken
    expect(read('')).toBeUndefined()
    for (const text of ['a'.repeat(16), '!'.repeat(200)]) expect(read(text)).toBe(text)
    for (const text of [
      'canary-15-signs',
      'a'.repeat(201),
      'canary and a space',
      'canary-海选-canary-canary',
    ])
      refusedWith({ HAIXUAN_METRICS_TOKEN: text }, 'HAIXUAN_METRICS_TOKEN 不能用')
  })

  test('draining takes 0 to 60 whole seconds', () => {
    const read = (text: string) => readSettings({ HAIXUAN_DRAIN_SECONDS: text }, false).drainMs
    expect([read(''), read('0'), read('5'), read('60')]).toEqual([0, 0, 5_000, 60_000])
    for (const text of ['61', '-1', '1.5', '5s'])
      refusedWith({ HAIXUAN_DRAIN_SECONDS: text }, `HAIXUAN_DRAIN_SECONDS=${text} 无法识别`)
  })

  test('a lease takes 2 to 60 whole seconds', () => {
    const read = (text: string) => readSettings({ HAIXUAN_LEASE_SECONDS: text }, false).leaseMs
    expect([read(''), read('2'), read('60')]).toEqual([60_000, 2_000, 60_000])
    for (const text of ['1', '61', '0', '2.5', '9s'])
      refusedWith({ HAIXUAN_LEASE_SECONDS: text }, `HAIXUAN_LEASE_SECONDS=${text} 无法识别`)
  })

  test('a folder is meant from where the command was typed', () => {
    expect(readSettings({ HAIXUAN_DATA_DIR: 'here', INIT_CWD: '/home/somebody' }, false).dataDir).toBe(
      '/home/somebody/here',
    )
    expect(
      readSettings({ HAIXUAN_DATA_DIR: '/var/haixuan', INIT_CWD: '/home/somebody' }, false).dataDir,
    ).toBe('/var/haixuan')
  })

  test('jobs run in the server, beside it or elsewhere', () => {
    const served = { DATABASE_URL: 'postgres://x/y' }
    for (const worker of ['in', 'only', 'off'] as const)
      expect(readSettings({ ...served, HAIXUAN_WORKER: worker }, false).worker).toBe(worker)
    expect(readSettings({ HAIXUAN_WORKER: 'off' }, false).worker).toBe('off')
    expect(readSettings({ HAIXUAN_WORKER: '' }, false).worker).toBe('in')
    refusedWith({ HAIXUAN_WORKER: 'only' }, 'HAIXUAN_WORKER=only 需要 DATABASE_URL')
  })

  test('proxies are networks of both kinds', () => {
    const text = '127.0.0.1/32, ::1/128,10.0.0.0/8,0.0.0.0/1,fd00::/1'
    expect(readSettings({ HAIXUAN_TRUST_PROXY: text }, false).trustedProxies).toEqual(text.split(/, ?/))
    expect(readSettings({ HAIXUAN_TRUST_PROXY: ' ' }, false).trustedProxies).toEqual([])
  })

  test.each([
    [{}, 'load'],
    [{ HAIXUAN_DEMO: '0' }, 'remove'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'leave'],
    [{ DATABASE_URL: 'postgres://x/y', HAIXUAN_DEMO: '' }, 'leave'],
    [{ DATABASE_URL: 'postgres://x/y', HAIXUAN_DEMO: '1' }, 'load'],
    [{ DATABASE_URL: 'postgres://x/y', HAIXUAN_DEMO: '0' }, 'remove'],
  ])('%j: demo data %s', (env, demo) => {
    expect(readSettings(env, false).demo).toBe(demo)
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT=abc 不是端口号'],
    [{ PORT: '-1' }, 'PORT=-1 不是端口号'],
    [{ PORT: '65536' }, 'PORT=65536 不是端口号'],
    [{ PORT: '80.5' }, 'PORT=80.5 不是端口号'],
    [{ PORT: ' 80' }, 'PORT= 80 不是端口号'],
    [{ DATABASE_URL: 'mysql://haixuan:canary@x/y' }, 'DATABASE_URL 不是 PostgreSQL 地址'],
    [{ DATABASE_URL: 'canary' }, 'DATABASE_URL 不是 PostgreSQL 地址'],
    [{ HAIXUAN_DEMO: 'perhaps' }, 'HAIXUAN_DEMO=perhaps 无法识别'],
    [{ HAIXUAN_WORKER: 'IN' }, 'HAIXUAN_WORKER=IN 无法识别'],
    [{ HAIXUAN_LOG: 'loud' }, 'HAIXUAN_LOG=loud 无法识别'],
    [{ HAIXUAN_SERVERS: '0' }, 'HAIXUAN_SERVERS=0 无法识别'],
    [{ HAIXUAN_SERVERS: '101' }, 'HAIXUAN_SERVERS=101 无法识别'],
    [{ HAIXUAN_SERVERS: '2.5' }, 'HAIXUAN_SERVERS=2.5 无法识别'],
    [{ HAIXUAN_RATE_FACTOR: '0' }, 'HAIXUAN_RATE_FACTOR=0 无法识别'],
    [{ HAIXUAN_RATE_FACTOR: '101' }, 'HAIXUAN_RATE_FACTOR=101 无法识别'],
    [{ HAIXUAN_RATE_FACTOR: 'none' }, 'HAIXUAN_RATE_FACTOR=none 无法识别'],
  ])('%j is refused in one sentence', (env, words) => refusedWith(env, words))

  test.each([
    ...['true', '1', 'loopback', 'proxy.example.com', '10.0.0.1', '10.0.0.0/33', 'fd00::/129', '10.0.0/8'],
    ...[
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0.0/-1',
      '10.0.0.0/8.5',
      'fe80::1%eth0/64',
      '*',
      '10.0.0.0/8 fd00::/8',
    ],
  ])('%s is no list of proxies', (text) => {
    refusedWith({ HAIXUAN_TRUST_PROXY: text }, `“${text}”不是网段（CIDR）`)
    refusedWith({ HAIXUAN_TRUST_PROXY: `10.0.0.0/8,${text}` }, `“${text}”不是网段（CIDR）`)
  })

  test('nor is a list with a hole, or a network of all addresses', () => {
    refusedWith({ HAIXUAN_TRUST_PROXY: '127.0.0.1/32,' }, '“”不是网段（CIDR）')
    refusedWith({ HAIXUAN_TRUST_PROXY: '0.0.0.0/0' }, '“0.0.0.0/0”包含所有地址')
    refusedWith({ HAIXUAN_TRUST_PROXY: '10.0.0.0/8,::/0' }, '“::/0”包含所有地址')
  })
})
