import { MORE, SHOWING } from '../pictured-names.mjs'

type Annotations = Record<string, unknown>
export type PicturedStory = {
  /** Of the picture files: `button`, `menu.open`. */
  readonly name: string
  readonly exportName: string
  readonly meta: Annotations
  readonly annotations: Annotations
}

/** Not components: tables of tokens are tested as figures, patterns are made of what is pictured already. */
const WITHOUT = new Set(['conformance', 'tokens', 'patterns', 'guides', 'catalogue'])
/**
 * The stories that are pictured: all states and the opened state of each component, or its playground as it is
 * before anyone plays. Sorted by name.
 */
export function picturedStories(modules: Readonly<Record<string, Readonly<Record<string, Annotations>>>>) {
  const found: PicturedStory[] = []
  for (const [path, { default: meta, ...stories }] of Object.entries(modules)) {
    const [folder = '', file = ''] = path.split('/').slice(-2)
    if (!meta || WITHOUT.has(folder)) continue
    const stem = file.replace('.stories.tsx', '')
    const base = stem === folder || folder === 'chart' ? folder : `${folder}.${stem}`
    const wanted = [...SHOWING, ...(MORE[base] ?? [])].filter((name) => stories[name])
    const isMain = base === folder
    // Further files of a folder may hold nothing but behaviour.
    if (!isMain && wanted.length === 0 && !stories['Playground']) continue
    const chosen = wanted.length > 0 ? wanted : ['Playground']
    for (const exportName of chosen) {
      const annotations = stories[exportName]
      if (!annotations) throw new Error(`${path} has none of ${SHOWING.join(', ')} and no Playground.`)
      const isFirst = exportName === chosen[0]
      found.push({
        name: isFirst ? base : `${base}.${exportName.toLowerCase()}`,
        exportName,
        meta,
        annotations: exportName === 'Playground' ? { ...annotations, play: undefined } : annotations,
      })
    }
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}
