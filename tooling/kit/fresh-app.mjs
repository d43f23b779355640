// A new Vite app outside the workspace with the packed kit in it.
import { freshProject, pinned } from '../fresh-project.mjs'

const VITE_CONFIG = `import { onlyChineseTexts } from '@haixuan/ui-kit/vite'

export default { plugins: [onlyChineseTexts()] }
`
const NAMES = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript']

/**
 * Installs the packed kit, React, Vite and `more` (name to exact version) into a new folder with the files of `source`.
 * @returns see `freshProject`
 */
export function freshApp({ source, more = {} }) {
  return freshProject({
    home: 'packages/ui-kit',
    source,
    dependencies: { ...Object.fromEntries(NAMES.map((name) => [name, pinned(name)])), ...more },
    files: { 'vite.config.mjs': VITE_CONFIG },
  })
}
