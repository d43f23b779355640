// Every package that what we ship is made of: the dependencies of our packages and theirs, as pnpm has laid them out.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder of a dependency as Node finds it from `from`; null for an optional one that is not installed. */
function folderOf(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(folder)) return realpathSync(folder)
    if (at === dirname(at)) return null
  }
}

/** Manifests that name no licence, read from the text that the package brings. */
const BY_TEXT = { '@react-aria/optimize-locales-plugin': 'Apache-2.0' }

const TEXTS = /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i

/** Texts of licences and notices that a package brings. */
const textsOf = (folder) =>
  readdirSync(folder)
    .filter((name) => TEXTS.test(name) && !/\.(js|json|html)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())

/**
 * @param homes folders of our own packages
 * @returns name, version, SPDX licence, author and texts of each foreign package, by name and version
 */
export function shippedPackages(homes) {
  const found = new Map()
  const waiting = homes.map((home) => realpathSync(home))
  const seen = new Set(waiting)
  while (waiting.length > 0) {
    const folder = waiting.pop()
    const { name, version, license, author, dependencies } = read(folder)
    if (!name.startsWith('@haixuan/')) {
      const by = typeof author === 'object' ? author.name : author
      const spdx = (typeof license === 'object' ? license.type : license) ?? BY_TEXT[name]
      found.set(`${name} ${version}`, { name, version, license: spdx, author: by, texts: textsOf(folder) })
    }
    // Peers are dependencies of somebody here; optional ones differ from machine to machine.
    for (const dependency of Object.keys(dependencies ?? {})) {
      const next = folderOf(dependency, folder)
      if (!next || seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return [...found.values()].sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
}
