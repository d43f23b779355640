import type { StorybookConfig } from '@storybook/react-vite'
import { onlyChineseTexts } from '../packages/ui-kit/vite.mjs'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui-kit/src/**/*.mdx',
    '../packages/ui-kit/src/**/*.stories.tsx',
    '../packages/label-editor/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), onlyChineseTexts()] }),
}

export default config
