import { fileURLToPath } from 'node:url'
import { onlyChineseTexts } from '@haixuan/ui-kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPolicy } from './build/content-policy.ts'
import { embedGuide } from './build/embed-guide.ts'
import { embedOriginList } from './build/embed-origins.ts'
import { precache, SERVICE_WORKER } from './build/precache.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// What is built is what people get, whatever the shell says.
process.env['NODE_ENV'] = 'production'

/** What a label is and how it is shown comes always: one file of it packs better than twenty. */
const LABEL =
  /label-editor\/src\/(canvas\/(?!font-faces|on-demand-fonts)|commands|document|editor|elements|fonts|geometry|history|layout|storage|barcode|panels\/(actions|clipboard|frame|thumbnail|pictures))/

export default defineConfig({
  // Works in any folder of any server.
  base: './',
  plugins: [
    react(),
    onlyChineseTexts(),
    contentPolicy(),
    embedOriginList(process.env['LABEL_TOOL_EMBED_ORIGINS'] ?? ''),
    embedGuide(file('../../docs/embedding-labels.md')),
    precache(),
  ],
  server: { port: 5183 },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: {
        index: file('index.html'),
        embed: file('embed.html'),
        example: file('example.html'),
        [SERVICE_WORKER]: file('src/service-worker/service-worker.ts'),
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'label', test: LABEL }],
        },
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
