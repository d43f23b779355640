import { onlyChineseTexts } from '@haixuan/ui-kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './build/api-reference.ts'
import { precompress } from './build/precompress.ts'

/** Where the development server hands /api on to; `npm run dev` sets it. */
const api = process.env['HAIXUAN_API'] ?? 'http://127.0.0.1:3000'

const BASE =
  /node_modules\/(react|react-dom|scheduler|effector|effector-react|use-sync-external-store|openapi-fetch|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\//

export default defineConfig({
  plugins: [react(), onlyChineseTexts(), apiReference(), precompress()],
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/api': api } },
  build: {
    target: 'es2023',
    // Every browser that runs es2023 knows the tag itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Everybody needs these at once, and they change less often than our own code.
            { name: 'base', test: BASE },
            // What every list shows at once.
            {
              name: 'list',
              test: /packages\/ui-kit\/src\/(chip|checkbox|segmented-control|filter-bar|picture|sparkline|search-field|page-header|batch-bar|number-range-field)\/|apps\/web\/src\/shared\/(board|row-cells)\//,
            },
            // One file for what all pages share, instead of a dozen small ones that compress worse.
            {
              name: 'shared',
              test: /apps\/web\/src\/shared\/(?!(board|row-cells)\/)|packages\/api-sdk\/src|packages\/ui-kit\/src\/(toast|server-clock|button|icon-button|nav-list|class-names|link|kit-provider)\//,
            },
          ],
        },
      },
    },
  },
})
