import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import '../packages/ui-kit/src/tokens/tokens.gen.css'
import '../packages/ui-kit/src/tokens/base.css'
import './preview.css'
import { fitsNarrowScreen } from './narrow-screen.ts'
import { withSurroundings } from './surroundings.tsx'
import { SCREENS, toolbar } from './toolbar.ts'

// A part that comes late comes later still on a busy machine; no story asserts a time.
configure({ asyncUtilTimeout: 10_000 })

// Fetched by document pages only: the story tests have no use for them.
const ComponentPage = lazy(() =>
  import('./component-page.tsx').then(({ ComponentPage: Page }) => ({ default: Page })),
)
const ThemedContainer = lazy(() =>
  import('./docs-container.tsx').then(({ ThemedContainer: Container }) => ({ default: Container })),
)

/**
 * Of a rule that holds, one place is enough: naming all of them is an eighth of the work of the story tests. These read
 * of violations alone; the panel of the catalogue shows more.
 */
const A11Y_REPORT =
  '__vitest_browser__' in window
    ? ({ reporter: 'no-passes' } as const)
    : { resultTypes: ['violations', 'incomplete'] }

const preview: Preview = {
  decorators: [withSurroundings],
  afterEach: fitsNarrowScreen,
  globalTypes: toolbar,
  initialGlobals: {
    // The story tests also run in the dark: STORYBOOK_THEME=dark.
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    density: 'comfortable',
    texts: 'usual',
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: A11Y_REPORT },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: SCREENS },
    docs: {
      container: (props: Parameters<typeof ThemedContainer>[0]) => (
        <Suspense fallback={null}>
          <ThemedContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          '开始',
          ['欢迎', '怎么用'],
          '基础',
          ['设计变量', '文字与字号', '数字与日期', '状态', '文案规则'],
          '组件',
          '模式',
          '*',
        ],
      },
    },
  },
}

export default preview
