import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { onceAcrossProcesses } from '../once-across-processes.ts'
import { testCache } from '../template-key.ts'
import { hasPackagesOf, type Lockfile } from './same-packages.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const RECORD = JSON.parse(readFileSync(join(ROOT, 'tooling/last-release.json'), 'utf8')) as {
  releases: string[]
  commit: string
}
/** What the server is built from and reads; the site is not part of it. */
const PARTS = [
  'apps/api',
  'packages',
  'tooling',
  'facts',
  'mappings',
  'openapi',
  'package.json',
  'tsconfig.base.json',
]
const MANIFESTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', '.pnpmfile.mjs']
const OTHER_PACKAGES = ['apps/web/package.json', 'apps/label-tool/package.json']
const LINKED = ['apps/api', 'packages/api-sdk', 'packages/label-editor', 'packages/rules', 'packages/tabular']
const PNPM = 'pnpm@12.21.0'
const run = promisify(execFile)

export interface LastRelease {
  version: string
  commit: string
  /** The checkout of the release. */
  folder: string
  /** Its server, to be run with Node in `apps/api` of the folder. */
  program: string
}

/** The number of the last release, and the commit it was made of. */
export const LAST = { version: RECORD.releases.at(-1) ?? '', commit: RECORD.commit }

/**
 * The server of the last release, built once a machine into a temporary folder: with the installed packages where they
 * are the ones it needs, else with an installation of its own.
 * @returns why there is none, where the history or its packages cannot be had
 */
export async function lastRelease(): Promise<LastRelease | { missing: string }> {
  const { version, commit } = LAST
  const known = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT })
  if (known.status !== 0)
    return { missing: `this checkout has no git history with ${commit} (release ${version}).` }
  // Its links lead into this checkout.
  const place = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
  const folder = join(testCache(), `release-${version}-${commit.slice(0, 12)}-${place}`)
  try {
    await onceAcrossProcesses(folder, () => build(folder, commit))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { missing: `release ${version} could not be built: ${why.slice(-2000)}` }
  }
  return { version, commit, folder, program: join(folder, 'apps/api/dist/main.js') }
}

async function build(folder: string, commit: string): Promise<void> {
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  const archive = join(draft, 'archive.tar')
  const paths = [...PARTS, ...MANIFESTS, ...OTHER_PACKAGES]
  await run('git', ['archive', '--output', archive, commit, ...paths], { cwd: ROOT })
  await run('tar', ['-xf', archive, '-C', draft])
  rmSync(archive)
  const lockfile = (root: string) => parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile
  if (hasPackagesOf(lockfile(ROOT), lockfile(draft))) linkPackages(draft)
  else
    await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
      cwd: draft,
      maxBuffer: 2 ** 26,
    })
  await run(process.execPath, ['tooling/build-server.mjs'], { cwd: draft, maxBuffer: 2 ** 26 })
  renameSync(draft, folder)
}

/** Links of pnpm are relative: to packages of the workspace those of the release, to all others the installed ones. */
function linkPackages(folder: string): void {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const part of LINKED) {
    const from = join(ROOT, part, 'node_modules')
    if (existsSync(from))
      cpSync(from, join(folder, part, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
}
