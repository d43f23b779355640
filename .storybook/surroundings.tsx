import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { KitProvider } from '../packages/ui-kit/src/kit-provider/index.ts'
import { stretchTexts } from './long-texts.ts'

export type Globals = Readonly<Record<string, unknown>>

/** Theme and density of the toolbar on the page itself, so that what is drawn outside a story has them too. */
export function applyGlobals({ theme, density }: Globals): void {
  const root = document.documentElement
  root.lang = 'zh-CN'
  root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
  root.dataset['density'] = density === 'compact' ? 'compact' : 'comfortable'
}

function LongTexts() {
  useEffect(stretchTexts, [])
  return null
}

/** Puts a story into the theme, density and texts of the toolbar, and into Chinese. */
export const withSurroundings: Decorator = (Story, { globals, viewMode, parameters }) => {
  applyGlobals(globals)
  const isLong = globals['texts'] === 'long'
  return (
    // A new key draws the usual texts again when the long ones are switched off.
    <KitProvider key={isLong ? 'long' : 'usual'}>
      <div className={parameters['bare'] === true ? undefined : 'story'} data-view={viewMode}>
        <Story />
        {isLong && <LongTexts />}
      </div>
    </KitProvider>
  )
}
