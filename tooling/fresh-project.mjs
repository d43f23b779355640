// A new project in a temporary folder, outside the workspace, with a packed package of ours in it: what a team outside
// gets.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { pnpm } from './pnpm.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The version of a dependency that this repository uses. */
export function pinned(name) {
  const version = devDependencies[name] ?? 'catalog:'
  return version === 'catalog:' ? catalog[name] : version
}

/** Makes a folder. @returns false when it is there */
function made(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Packs one package; its name, and where it may be installed from. Steps of one `npm test` leave each other what they
 * packed in the folder that PACKED names.
 */
function packInto(folder, home) {
  const { name } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'))
  const own = join(process.env.PACKED ?? folder, name)
  mkdirSync(own, { recursive: true })
  const packed = () => readdirSync(own).find((one) => one.endsWith('.tgz'))
  const claim = join(own, 'packing')
  while (!packed()) {
    // Two that pack one folder at the same time take each other's files away: the second waits for the first.
    if (!made(claim)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    else
      try {
        // Never half a tarball, no matter who looks meanwhile.
        const draft = mkdtempSync(join(folder, 'pack-'))
        pnpm(['pack', '--pack-destination', draft], join(root, home))
        for (const file of readdirSync(draft)) renameSync(join(draft, file), join(own, file))
      } finally {
        rmSync(claim, { recursive: true })
      }
  }
  return [name, `file:${join(own, packed())}`]
}

/**
 * Packs a package of the workspace and installs it beside `dependencies` (name to exact version) into a new folder with
 * the files of `source` and `files` (name to text). Needs the npm registry, or a pnpm store that has seen these versions.
 * @param home folder of the package, for example `packages/ui-kit`
 * @param besides folders of packages of ours that it depends on: packed and installed too
 * @returns folder of the project, the tarball, names of the files in the tarball, and `remove()`
 */
export function freshProject({ home, besides = [], source, dependencies = {}, files = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-fresh-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const own = Object.fromEntries([home, ...besides].map((one) => packInto(folder, one)))
    const [tarball = ''] = Object.values(own)
    const packed = execFileSync('tar', ['-tzf', tarball.slice('file:'.length)], { encoding: 'utf8' })
    cpSync(source, folder, { recursive: true })
    const all = { ...own, ...dependencies }
    const manifest = JSON.stringify({ private: true, type: 'module', dependencies: all })
    for (const [file, text] of Object.entries({
      'package.json': manifest,
      // Ours are asked for by their versions, which no registry has.
      'pnpm-workspace.yaml': `packages: []\n${besides.length > 0 ? `overrides: ${JSON.stringify(own)}\n` : ''}`,
      ...files,
    }))
      writeFileSync(join(folder, file), text)
    pnpm(['install', '--prefer-offline', '--ignore-scripts'], folder)
    return { folder, tarball: tarball.slice('file:'.length), packed: packed.trim().split('\n'), remove }
  } catch (error) {
    remove()
    throw error
  }
}
