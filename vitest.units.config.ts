import { defineConfig } from 'vitest/config'
import { apiReference } from './apps/web/build/api-reference.ts'

/** The page reads its host's configuration once, when it is loaded: each of these loads it again. */
const HOST_TESTS = ['apps/web/src/**/*.host.test.tsx']

/**
 * Tests are many programs that each run for seconds: what has run a few times is not worth optimising yet, and more
 * space for new objects means less collecting. A tenth less work, measured on both projects. Space for old ones is another
 * fortieth. The embedded engine is compiled once a worker; a thread that opens it again need not read through all of it.
 */
const execArgv = [
  '--interrupt-budget=400000',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--initial-old-space-size=512',
  '--wasm-lazy-validation',
]

/** Every test that needs no browser. Apart from the stories, whose catalogue takes longer to read than a short test. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit-node',
          environment: 'node',
          execArgv,
          // Rules without a world around them: nothing to keep apart, and starting a process for each costs more than it.
          isolate: false,
          // On a busy machine even a rule may wait; no test asserts a time.
          testTimeout: 60_000,
          include: ['{packages,apps}/*/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'unit-api',
          environment: 'node',
          execArgv,
          // The server is read and compiled once a worker; what a file needs to itself (a database, a server) it opens.
          isolate: false,
          setupFiles: ['apps/api/test/cheap-passwords.ts'],
          // Real engines.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['{packages,apps}/*/test/**/*.test.ts', 'tooling/**/*.test.ts'],
        },
      },
      {
        plugins: [apiReference()],
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          setupFiles: ['tooling/act-environment.ts'],
          isolate: false,
          testTimeout: 60_000,
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          exclude: HOST_TESTS,
        },
      },
      {
        plugins: [apiReference()],
        test: {
          name: 'unit-dom-host',
          environment: 'happy-dom',
          setupFiles: ['tooling/act-environment.ts'],
          testTimeout: 60_000,
          include: HOST_TESTS,
        },
      },
    ],
  },
})
