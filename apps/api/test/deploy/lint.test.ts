import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from './document-shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'haixuan-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const FILES = readdirSync(join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' }).map((path) =>
  join(ROOT, 'deploy', path),
)
const SCRIPTS = FILES.filter((path) => path.endsWith('.sh'))

interface Checker {
  /** What it checks, and a text of that kind that is wrong. */
  of: string[]
  wrong: string
  name: string
  args: (file: string) => string[]
}
/** Programs that check files of the deployment: nothing on npm replaces them. systemd and nginx have tests of their own. */
const CHECKERS: Record<string, Checker> = {
  sh: { of: SCRIPTS, wrong: '#!/bin/sh\nif true; then\n', name: 'x.sh', args: (file) => ['-n', file] },
  shellcheck: {
    ...{ of: [...SCRIPTS, join(ROOT, '.ci/run')], wrong: '#!/bin/sh\nrm $1\n', name: 'x.sh' },
    args: (file) => ['--severity=style', file],
  },
  caddy: {
    ...{ of: FILES.filter((path) => path.endsWith('Caddyfile')), wrong: 'a {\n', name: 'Caddyfile' },
    args: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
  },
  promtool: {
    of: FILES.filter((path) => path.includes('/prometheus/') && path.endsWith('.yml')),
    wrong: 'groups: [{ name: x, rules: [{ alert: X, expr: "up ==" }] }]',
    ...{ name: 'rules.yml', args: (file: string) => ['check', 'rules', file] },
  },
}
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined
const missing = Object.keys(CHECKERS).filter((name) => !isInstalled(name))
if (missing.length > 0)
  process.stderr.write(`Not installed, so the files of deploy/ are not checked by: ${missing.join(', ')}.\n`)

describe.each(Object.entries(CHECKERS))('%s', (program, { of, wrong, name, args }) => {
  const check = (file: string) => {
    const { status, stdout, stderr } = spawnSync(program, args(file), { encoding: 'utf8' })
    return { file, status, said: status === 0 ? '' : stdout + stderr }
  }

  test.runIf(isInstalled(program))(
    'finds nothing in the files of the deployment, and something where it is',
    () => {
      expect(of.length).toBeGreaterThan(0)
      for (const file of of) expect(check(file)).toEqual({ file, status: 0, said: '' })
      const planted = join(folder, name)
      writeFileSync(planted, wrong)
      expect(check(planted).status).not.toBe(0)
    },
  )
})
