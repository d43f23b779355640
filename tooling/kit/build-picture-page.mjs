// Builds the page that kit pictures are taken of into the folder that is named; run by pictures.mjs.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { onlyChineseTexts } from '../../packages/ui-kit/vite.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

await build({
  root,
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"', 'process.env.VIRT_ON': '"true"' },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [onlyChineseTexts()],
  build: {
    outDir: process.argv[2],
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(root, 'tooling/kit/picture-page/index.html'),
      checks: { pluginTimings: false },
    },
  },
})
