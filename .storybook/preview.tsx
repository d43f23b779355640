import type { Preview } from '@storybook/react-vite'
import '../packages/ui-kit/src/tokens/tokens.gen.css'
import '../packages/ui-kit/src/tokens/base.css'
import './preview.css'
import { withSurroundings } from './surroundings.tsx'
import { toolbar } from './toolbar.ts'

const preview: Preview = {
  decorators: [withSurroundings],
  globalTypes: toolbar,
  initialGlobals: {
    // The story tests also run in the dark: STORYBOOK_THEME=dark.
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    density: 'comfortable',
    width: 'full',
    texts: 'usual',
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['开始', ['欢迎', '怎么用'], '基础', ['设计变量', '*'], '组件', '模式', '*'],
      },
    },
  },
}

export default preview
