import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isPackedByNpm } from './pack-guard.mjs'

test.each([
  ['prepack', 'npm/11.19.1 node/v20.20.2 linux x64', true],
  ['prepublishOnly', 'npm/11.19.1 node/v20.20.2 linux x64', true],
  ['prepack', 'pnpm/12.21.0 npm/? node/v20.20.2 linux x64', false],
  ['build', 'npm/11.19.1 node/v20.20.2 linux x64', false],
  [undefined, undefined, false],
])('step %s of %s: refused %s', (npm_lifecycle_event, npm_config_user_agent, refused) => {
  expect(isPackedByNpm({ npm_lifecycle_event, npm_config_user_agent })).toBe(refused)
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
