import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Name of the worker in the build: never hashed, and at the top, where its power begins. */
export const SERVICE_WORKER = 'service-worker'

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]

const bytesOf = (entry: Bundle[string]) =>
  Buffer.from(entry.type === 'chunk' ? entry.code : (entry.source as string | Uint8Array))

/**
 * Fonts that few labels need, with their tables: fetched when a label has such letters, and kept from then on. They would
 * double what everybody keeps for work offline.
 */
const ON_DEMAND = /(^|\/)(noto-sans-(kr|jp)|(korean|japanese)-(slices|urls))[.-]/

/** The files that a page needs before the label can be worked on: its scripts and their style sheets. */
function neededBy(bundle: Bundle, page: string): Set<string> {
  const needed = new Set<string>()
  const take = (name: string) => {
    const entry = bundle[name]
    if (!entry || needed.has(name)) return
    needed.add(name)
    if (entry.type !== 'chunk') return
    for (const style of entry.viteMetadata?.importedCss ?? []) needed.add(style)
    for (const next of entry.imports) take(next)
  }
  const start = Object.values(bundle).find(
    (entry) => entry.type === 'chunk' && entry.facadeModuleId?.endsWith(`/${page}`),
  )
  if (start) take(start.fileName)
  return needed
}

/**
 * Tells the service worker which files there are: those of the first sight at once, fonts on demand when they are asked
 * for, all others when the visitor rests.
 * Says how heavy the first sight is.
 */
export function precache(page = 'index.html'): Plugin {
  let publicDir = ''
  let isSilent = false
  return {
    name: 'haixuan:precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
      isSilent = config.logLevel === 'silent'
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = Object.values(bundle).find(({ fileName }) => fileName === `${SERVICE_WORKER}.js`)
        if (worker?.type !== 'chunk') throw new Error('The service worker is not in the build.')
        const needed = neededBy(bundle, page)
        const given = readdirSync(publicDir)
        const built = Object.keys(bundle).filter((name) => name !== worker.fileName && !name.endsWith('.map'))
        const first = [page, ...given.filter((name) => !name.endsWith('.png')), ...needed]
        const later = built.filter((name) => ON_DEMAND.test(name))
        const rest = [...built, ...given].filter((name) => !first.includes(name) && !later.includes(name))
        const version = createHash('sha256')
        for (const name of built.toSorted())
          version.update(name).update(bytesOf(bundle[name] as Bundle[string]))
        for (const name of given) version.update(name).update(readFileSync(join(publicDir, name)))
        const list = { version: version.digest('hex').slice(0, 12), first, rest, later }
        worker.code = worker.code.replace('__PRECACHE__', () => JSON.stringify(list))
        const weight = [...needed, page].reduce(
          (sum, name) => sum + gzipSync(bytesOf(bundle[name] as Bundle[string])).length,
          0,
        )
        if (!isSilent) {
          // biome-ignore lint/suspicious/noConsole: the figure is for who builds.
          console.log(
            `first sight: ${(weight / 1024).toFixed(0)} kB gzip in ${needed.size + 1} files; ${rest.length} more when idle, ${later.length} on demand`,
          )
        }
      },
    },
  }
}
