import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SERVER_FLAGS } from '../../../../tooling/server-flags.mjs'
import { readSettings } from '../../src/platform/process/settings.ts'
import { ROOT, read, unitValues } from './document-shell.ts'

const UNITS = readdirSync(join(ROOT, 'deploy/systemd')).sort()
const SERVICES = UNITS.filter((name) => name.endsWith('.service'))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined
if (!hasSystemd)
  process.stderr.write('systemd-analyze does not check the units: it is not installed (Debian: systemd).\n')

describe('the units of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-units-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.runIf(hasSystemd)('are what systemd takes, without a warning', () => {
    const verify = (files: string[]) => {
      const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
      return { status, warned: stderr.split('\n').filter((line) => line.includes(folder)) }
    }
    // The program is where this machine has it.
    const files = UNITS.map((name) => {
      const file = join(folder, name)
      writeFileSync(file, read(`deploy/systemd/${name}`).replaceAll('/usr/bin/node', process.execPath))
      return file
    })
    expect(verify(files)).toEqual({ status: 0, warned: [] })
    const wrong = join(folder, 'haixuan-wrong.service')
    writeFileSync(wrong, '[Service]\nExecStart=/bin/true\nRestrat=always\n')
    expect(verify([wrong]).warned).toHaveLength(1)
  })

  test('start the server and the worker with the flags of npm start', () => {
    for (const name of ['haixuan.service', 'haixuan-worker.service'])
      expect(unitValues(name, 'ExecStart')).toEqual([`/usr/bin/node ${SERVER_FLAGS.join(' ')} dist/main.js`])
  })

  test('never run as root, and write nowhere but where their data is', () => {
    expect(SERVICES).toHaveLength(4)
    for (const name of SERVICES) {
      expect([name, unitValues(name, 'User')]).toEqual([name, ['haixuan']])
      for (const key of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp'])
        expect([name, key, unitValues(name, key)]).toEqual([name, key, ['yes']])
      expect([name, unitValues(name, 'ProtectSystem')]).toEqual([name, ['strict']])
      expect([name, unitValues(name, 'CapabilityBoundingSet')]).toEqual([name, ['']])
    }
  })

  test('each timer has its service, and docs/deploying.md names every unit that is switched on', () => {
    const document = read('docs/deploying.md')
    for (const timer of UNITS.filter((name) => name.endsWith('.timer')))
      expect(SERVICES).toContain(timer.replace('.timer', '.service'))
    const enabled = UNITS.filter((name) => unitValues(name, 'WantedBy').length > 0)
    expect(enabled).toHaveLength(4)
    for (const name of enabled) expect(document).toContain(`\`${name}\``)
  })

  test('a stop has time for the longest drain', () => {
    const { drainMs } = readSettings({ HAIXUAN_DRAIN_SECONDS: '60' }, false)
    for (const name of ['haixuan.service', 'haixuan-worker.service'])
      expect(Number(unitValues(name, 'TimeoutStopSec')[0]) * 1000).toBeGreaterThan(drainMs + 15_000)
  })
})

test('the alerts have a figure, a time and a text that says where to look', () => {
  const { groups } = parse(read('deploy/prometheus/haixuan-rules.yml'))
  expect(groups).toHaveLength(1)
  expect(groups[0].rules.length).toBeGreaterThan(3)
  for (const rule of groups[0].rules)
    expect(rule).toEqual({
      alert: expect.stringMatching(/^Haixuan[A-Z]\w+$/),
      expr: expect.stringMatching(/ (==|>) \d/),
      for: expect.stringMatching(/^\d+m$/),
      annotations: { summary: expect.stringMatching(/Look at|See docs/) },
    })
})
