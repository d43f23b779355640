// What the builds of the published packages with a view share: packages/ui-kit and packages/label-editor.
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** How Vite writes a library for bundlers: to be read, a style sheet beside each module, for browsers of 2023. */
export const READABLE = {
  emptyOutDir: true,
  minify: false,
  cssMinify: false,
  cssCodeSplit: true,
  target: 'es2023',
}

/** Vite takes `import './x.css'` out of a library; this plugin puts it back, before the code of each module. */
export const keepStyleImports = {
  name: 'keep-style-imports',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((style) => {
        const path = posix.relative(posix.dirname(chunk.fileName), style)
        return `import '${path.startsWith('.') ? path : `./${path}`}';\n`
      })
      chunk.code = styles.join('') + chunk.code
    }
  },
}

/** Full paths of every file in a folder and the folders below it. */
export const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Types as the compiler wrote them, with the endings that a built package has: `./x.ts` and `./x.tsx` become `./x.js`. */
export const builtEndings = (types) =>
  types.replaceAll(/(from |import\()(['"]\.[^'"]+)\.tsx?(['"])/g, '$1$2.js$3')
