import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { onlyChineseTexts } from '../packages/ui-kit/vite.mjs'

const guides = {
  name: '@storybook/addon-docs',
  // Tables in the guides are GitHub's Markdown.
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui-kit/src/**/*.mdx',
    '../packages/ui-kit/src/**/*.stories.tsx',
    '../packages/label-editor/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  // The story tests read no guides, and need no source text beside each story.
  addons: [...(process.env['VITEST'] ? [] : [guides]), '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: '说明' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The grounds are those of the theme; the switch of the toolbar sets them.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), onlyChineseTexts()] }),
}

export default config
