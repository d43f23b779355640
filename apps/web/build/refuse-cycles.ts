import type { Plugin } from 'vite'

/**
 * The way round a circle of files that import each other at once, or null. In a circle one file runs before what it
 * imports: its constants are undefined, and the page is white or its icons are broken, in some browsers only.
 */
export function cycleOf(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): string[] | null => {
    const at = path.indexOf(file)
    if (at >= 0) return [...path.slice(at), file]
    if (done.has(file)) return null
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    path.pop()
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const cycle = visit(file)
    if (cycle) return cycle
  }
  return null
}

/** Fails the build when the files of the site import each other in a circle: the groups of chunks.ts are cut wrongly then. */
export function refuseCycles(): Plugin {
  return {
    name: 'haixuan:refuse-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const cycle = cycleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (cycle) this.error(`Files import each other in a circle (see build/chunks.ts): ${cycle.join(' > ')}`)
    },
  }
}
