import { onlyChineseTexts } from '@haixuan/ui-kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './build/api-reference.ts'
import { AT_ONCE, CHUNKS } from './build/chunks.ts'
import { compileAtOnce } from './build/compile-at-once.ts'
import { forProduction } from './build/for-production.ts'
import { precompress } from './build/precompress.ts'
import { refuseCycles } from './build/refuse-cycles.ts'

/** Where the development server hands /api on to; `npm run dev` sets it. */
const api = process.env['HAIXUAN_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    forProduction(),
    react(),
    onlyChineseTexts(),
    apiReference(),
    compileAtOnce(AT_ONCE),
    refuseCycles(),
    precompress(),
  ],
  resolve: {
    // Replaces what React has had of its own since 18.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/(with-selector)(\.js)?$/,
        replacement: 'use-sync-external-store/$1',
      },
    ],
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: { '/api': api, '/openapi.json': api, '/openapi.yaml': api },
  },
  // Workers load their parts when they are asked for: a PDF does not wait for the reader of barcodes.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    modulePreload: {
      // Every browser that runs es2023 knows the tag itself.
      polyfill: false,
      // What the page came with is there: named at every import, it would only fill the entry.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(base|shared|rolldown-runtime)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The entry names every file, and hashes cannot be packed; the bundler allows no fewer characters.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: CHUNKS,
        },
      },
    },
  },
})
