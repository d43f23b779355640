import { defineConfig } from 'vite'

export default defineConfig({
  // Workers load their parts when they are asked for; before Vite 8 this is not the preset.
  worker: { format: 'es' },
  build: { target: 'es2023' },
  // The development server would bundle the package beforehand and lose its workers.
  optimizeDeps: {
    exclude: ['@haixuan/label-editor'],
    include: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@haixuan/ui-kit'],
  },
})
