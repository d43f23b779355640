import type { Decorator } from '@storybook/react-vite'
import { KitProvider } from '../packages/ui-kit/src/kit-provider/index.ts'

const LONG = '——这是一段特别长的文字，用来检查换行、截断和溢出 VeryLongUnbrokenWord1234567890'

/** Lengthens every text argument of a story, one level deep. */
const stretched = (args: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && /\p{Script=Han}/u.test(value) ? value + LONG : value,
    ]),
  )

/** Puts a story into the theme, density and width of the toolbar, and into Chinese. */
export const withSurroundings: Decorator = (Story, { globals, args, viewMode, parameters }) => {
  const root = document.documentElement
  root.lang = 'zh-CN'
  root.dataset['theme'] = globals['theme']
  root.dataset['density'] = globals['density']
  const width = globals['width'] === 'full' ? undefined : globals['width']
  const bare = parameters['bare'] === true
  return (
    <KitProvider>
      <div className={bare ? undefined : 'story'} data-view={viewMode} style={{ maxWidth: width }}>
        <Story args={globals['texts'] === 'long' ? stretched(args) : args} />
      </div>
    </KitProvider>
  )
}
