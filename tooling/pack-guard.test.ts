import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isPackedByNpm } from './pack-guard.mjs'

test.each([
  ['prepack', '/usr/lib/node_modules/npm/bin/npm-cli.js', true],
  ['prepublishOnly', 'C:\\nodejs\\node_modules\\npm\\bin\\npm-cli.js', true],
  ['prepack', '/root/.npm/_npx/1/node_modules/pnpm/bin/pnpm.mjs', false],
  ['build', '/usr/lib/node_modules/npm/bin/npm-cli.js', false],
  [undefined, undefined, false],
])('step %s of %s: refused %s', (npm_lifecycle_event, npm_execpath, refused) => {
  expect(isPackedByNpm({ npm_lifecycle_event, npm_execpath })).toBe(refused)
})

test.each(['api-sdk', 'ui-kit', 'label-editor'])('npm pack of %s is refused with the way out', (name) => {
  const cwd = fileURLToPath(new URL(`../packages/${name}`, import.meta.url))
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stderr } = spawnSync(npm, ['pack', '--dry-run'], { cwd, encoding: 'utf8' })
  expect(stderr).toContain('请用 pnpm 打包')
  expect(status).not.toBe(0)
  // The guard runs before anything is built.
  expect(execFileSync('git', ['status', '--porcelain', '.'], { cwd, encoding: 'utf8' })).not.toContain('.tgz')
})
