import { onlyChineseTexts } from '@haixuan/ui-kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

/** Where the development server hands /api on to; `npm run dev` sets it. */
const api = process.env['HAIXUAN_API'] ?? 'http://127.0.0.1:3000'

const BASE =
  /node_modules\/(react|react-dom|scheduler|effector|effector-react|use-sync-external-store|openapi-fetch|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\//

export default defineConfig({
  plugins: [react(), onlyChineseTexts(), precompress()],
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/api': api } },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Everybody needs these at once, and they change less often than our own code.
            { name: 'base', test: BASE },
            // One file for what all pages share, instead of a dozen small ones that compress worse.
            { name: 'shared', test: /apps\/web\/src\/shared\/(?!board\/)|packages\/api-sdk\/src/ },
          ],
        },
      },
    },
  },
})
