import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLoopback, readSettings } from './settings.ts'

describe('settings', () => {
  test('what holds when nothing is said', () => {
    const { dataDir, ...rest } = readSettings({}, false)
    expect(rest).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: 'load',
      loopbackOnly: true,
      logLevel: 'info',
      rateFactor: 1,
    })
    expect(dataDir).toBe(resolve(import.meta.dirname, '../../../../data'))
  })

  test('a folder is meant from where the command was typed', () => {
    expect(readSettings({ HAIXUAN_DATA_DIR: 'here', INIT_CWD: '/home/somebody' }, false).dataDir).toBe(
      '/home/somebody/here',
    )
    expect(
      readSettings({ HAIXUAN_DATA_DIR: '/var/haixuan', INIT_CWD: '/home/somebody' }, false).dataDir,
    ).toBe('/var/haixuan')
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
    [{ HAIXUAN_LOG: 'loud' }, 'HAIXUAN_LOG=loud 无法识别'],
    [{ HAIXUAN_RATE_FACTOR: '0' }, 'HAIXUAN_RATE_FACTOR=0 无法识别'],
    [{ HAIXUAN_RATE_FACTOR: '101' }, 'HAIXUAN_RATE_FACTOR=101 无法识别'],
    [{ HAIXUAN_RATE_FACTOR: 'none' }, 'HAIXUAN_RATE_FACTOR=none 无法识别'],
  ])('%j is refused in one sentence', (env, words) => {
    let said = ''
    try {
      readSettings(env, false)
    } catch (error) {
      said = (error as Error).message
    }
    expect(said).toContain(words)
    expect(said).toMatch(/^[^\n]+。$/)
    expect(said).not.toContain('canary')
  })

  test.each(['127.0.0.1', '127.8.9.1', 'localhost', 'LOCALHOST', '::1', '[::1]', '::ffff:127.0.0.1'])(
    '%s is this machine alone',
    (host) => {
      expect(isLoopback(host)).toBe(true)
    },
  )

  test.each([
    '0.0.0.0',
    '::',
    '192.168.1.2',
    '127.0.0.1.example.com',
    'localhost.example.com',
    '1127.0.0.1',
    '',
  ])('%s is not', (host) => {
    expect(isLoopback(host)).toBe(false)
  })
})
