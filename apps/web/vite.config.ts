import { onlyChineseTexts } from '@haixuan/ui-kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './build/api-reference.ts'
import { forProduction } from './build/for-production.ts'
import { precompress } from './build/precompress.ts'

/** Where the development server hands /api on to; `npm run dev` sets it. */
const api = process.env['HAIXUAN_API'] ?? 'http://127.0.0.1:3000'

// Without what only the comparison asks with.
const BASE =
  /node_modules\/(react|react-dom|scheduler|effector|effector-react|use-sync-external-store|openapi-fetch|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\/(?!build\/modern\/(queriesObserver|useQueries)\.)/

// Small files compress badly, each for itself: what always comes together is one. Dialogs and menus stay apart.
const LIST =
  /packages\/ui-kit\/src\/(chip|filter-bar|picture|sparkline|search-field|page-header)\/|packages\/ui-kit\/src\/(empty-state\/(access-states|empty-state|data-age)|number\/number-text|money\/money-text|relative-time\/relative-text)|apps\/web\/src\/shared\/(board|card|demo-mark|row-cells)\/|features\/(keep-favourite|compare-rows|copy-text|export-rows)\/(api|lib|model|ui\/(favourite|folder-choice|compare|export-(batch|button)))/
const BOARD =
  /widgets\/board-page\/(lib|model|ui\/(?!later-parts|list-place|batch-acts|key-help|row-menu|category-picker))|features\/(choose-columns|filter-rows|save-view|choose-board-day|dismiss-goods)\/(api|lib|model|ui\/(column-chooser|filter-bar|filter-controls|keyword-editor|late-opener|own-button|opener-button|editor-place|shared-view|view-bar|board-da))|entities\/category\//

export default defineConfig({
  plugins: [forProduction(), react(), onlyChineseTexts(), apiReference(), precompress()],
  resolve: {
    // Stands in for what React has had of its own since 18.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/(with-selector)(\.js)?$/,
        replacement: 'use-sync-external-store/$1',
      },
    ],
  },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/api': api } },
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
          groups: [
            // Everybody needs these at once, and they change less often than our own code.
            { name: 'base', test: BASE },
            // What lists show at once, and pages of single things too.
            { name: 'list', test: LIST },
            // What lists alone show at once.
            { name: 'board', test: BOARD },
            {
              name: 'field',
              test: /packages\/ui-kit\/src\/(field\/(field|choice)\.|text-field\/text-field\.|form\/form-errors)/,
            },
            {
              name: 'modal',
              test: /packages\/ui-kit\/src\/(dialog\/dialog\.|drawer\/drawer\.|surface\/modal-panel)/,
            },
            // One file for what all pages share, instead of a dozen small ones that compress worse.
            {
              name: 'shared',
              test: /apps\/web\/src\/shared\/(?!(board|card|demo-mark|row-cells|account-rules|reference)\/)|packages\/api-sdk\/src|packages\/ui-kit\/src\/(icon\/(?!icons)|(toast|server-clock|button|icon-button|nav-list|class-names|link|kit-provider)\/)|react-aria\/dist\/private\/(ssr\/SSRProvider|i18n\/(I18nProvider|useDefaultLocale|utils)|utils\/(openLink|platform|focusWithoutScrolling))\./,
            },
          ],
        },
      },
    },
  },
})
