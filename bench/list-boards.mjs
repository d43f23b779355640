// Prints the calls behind every list and dashboard of the site as JSON: [{name, path, query, isPreset}]. Read from the
// boards' own descriptors and the contract, so that a new board is measured without a line here.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../apps/web/', import.meta.url))
const MODULES = '/list-boards.ts'
const LOADED = `
  import { operationRoutes } from '${fileURLToPath(new URL('../packages/api-sdk/src/operations.gen.ts', import.meta.url))}'
  const files = import.meta.glob(
    ['/src/pages/*/*/boards/**/*.ts', '/src/pages/*/*/tabs/*.ts', '!**/*.test.ts'], { eager: true })
  export { files, operationRoutes }
`

const vite = await createServer({
  ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    {
      name: 'boards',
      resolveId: (id) => (id === MODULES ? id : null),
      load: (id) => (id === MODULES ? LOADED : null),
    },
  ],
})

const fill = (path, params) => path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]))
try {
  const { files, operationRoutes } = await vite.ssrLoadModule(MODULES)
  const boards = Object.values(files).flatMap((module) => Object.values(module))
  const calls = boards.flatMap(({ path, operation, params, search, fixed, kept, presets }) => {
    const route = fill(operationRoutes[operation][1], params ?? {})
    const first = { sort: search.sort.standard, ...fixed, limit: 50 }
    const tab = Object.values(kept).join(' ')
    const name = tab ? `${path} ${tab}` : path
    return [
      { name, path: route, query: first, isPreset: false },
      ...presets.map(({ label, query }) => ({
        ...{ name: `${name} ${label}`, path: route },
        ...{ query: { ...first, ...query }, isPreset: true },
      })),
    ]
  })
  process.stdout.write(JSON.stringify(calls))
} finally {
  await vite.close()
}
