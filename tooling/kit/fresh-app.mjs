// A new Vite app in a temporary folder, outside the workspace, with the packed kit in it: what a team outside gets.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pinned = (name) => {
  const version = devDependencies[name] ?? 'catalog:'
  return version === 'catalog:' ? catalog[name] : version
}

const VITE_CONFIG = `import { onlyChineseTexts } from '@haixuan/ui-kit/vite'

export default { plugins: [onlyChineseTexts()] }
`

/** The pnpm that runs this, or the one of `npm test`; its store makes an installation a matter of seconds. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pinnedPnpm = scripts.test.match(/pnpm@[\d.]+/)?.[0] ?? 'pnpm'
function pnpm(args, cwd) {
  const self = process.env.npm_execpath
  const [file, before] = self?.includes('pnpm') ? [self, []] : ['npx', ['-y', pinnedPnpm]]
  const [command, all] = /\.[cm]?js$/.test(file)
    ? [process.execPath, [file, ...before, ...args]]
    : [file, [...before, ...args]]
  const { NODE_ENV: _, ...env } = process.env
  try {
    return execFileSync(command, all, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}:\n${error.stdout}\n${error.stderr}`)
  }
}

/**
 * Packs the kit and installs it, React, Vite and `more` (name to exact version) into a new folder with the files of
 * `source`. Needs the npm registry, or a pnpm store that has seen these versions.
 * @returns folder of the app, names of the files in the tarball, and `remove()`
 */
export function freshApp({ source, more = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-kit-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    pnpm(['pack', '--pack-destination', folder], join(root, 'packages/ui-kit'))
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
    const packed = execFileSync('tar', ['-tzf', join(folder, tarball)], { encoding: 'utf8' })
    cpSync(source, folder, { recursive: true })
    const names = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript']
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: {
          '@haixuan/ui-kit': `file:./${tarball}`,
          ...Object.fromEntries(names.map((name) => [name, pinned(name)])),
          ...more,
        },
      }),
    )
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\n')
    writeFileSync(join(folder, 'vite.config.mjs'), VITE_CONFIG)
    pnpm(['install', '--prefer-offline', '--ignore-scripts'], folder)
    return { folder, packed: packed.trim().split('\n'), remove }
  } catch (error) {
    remove()
    throw error
  }
}
