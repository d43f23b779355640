import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium, TEST_CHROMIUM_ARGS } from './tooling/find-chromium.mjs'
import units from './vitest.units.config.ts'

const executablePath = await findChromium()

/** All tests: those without a browser, and the stories in Chromium. The catalogue's own panel of tests reads this too. */
export default defineConfig({
  test: {
    projects: [
      ...(units.test?.projects ?? []),
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        // A dependency that is new to Vite's cache reloads the page in mid-run; building the cache first avoids it.
        optimizeDeps: { force: true },
        // In tests react-stately draws whole lists unless told otherwise; here there is a real layout.
        define: { 'process.env.VIRT_ON': 'true' },
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce' },
              launchOptions: { executablePath, args: TEST_CHROMIUM_ARGS },
            }),
          },
        },
      },
    ],
  },
})
