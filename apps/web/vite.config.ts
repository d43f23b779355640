import { onlyChineseTexts } from '@haixuan/ui-kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

/** Where the development server hands /api on to; `npm run dev` sets it. */
const api = process.env['HAIXUAN_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), onlyChineseTexts(), precompress()],
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/api': api } },
  build: { target: 'es2023', reportCompressedSize: false },
})
