import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { catalogueTheme } from './catalogue-theme.ts'
import { applyGlobals, type Globals } from './surroundings.tsx'

const LIGHT = catalogueTheme('light')
const DARK = catalogueTheme('dark')
const EVENTS = [SET_GLOBALS, GLOBALS_UPDATED]

/** Document pages follow the switches of the toolbar as the stories in them do. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {},
  )
  useEffect(() => {
    const follow = ({ globals: changed }: { globals: Globals }) => setGlobals(changed)
    for (const event of EVENTS) channel.on(event, follow)
    return () => {
      for (const event of EVENTS) channel.off(event, follow)
    }
  }, [channel])
  useEffect(() => applyGlobals(globals), [globals])
  return (
    <DocsContainer context={context} theme={globals['theme'] === 'dark' ? DARK : LIGHT}>
      {children}
    </DocsContainer>
  )
}
