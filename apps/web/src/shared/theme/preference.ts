import { createEffect, createEvent, createStore, sample } from 'effector'

type Theme = 'light' | 'dark' | 'system'
type Density = 'comfortable' | 'compact'

/** How the visitor wants the site to look; kept in this browser, read again by public/boot.js before first paint. */
interface Appearance {
  theme: Theme
  density: Density
}

const KEY = 'haixuan.appearance'
const STANDARD: Appearance = { theme: 'system', density: 'comfortable' }

/** Reads what was kept; anything unknown is the standard. */
export function parseAppearance(kept: string | null): Appearance {
  const [theme, density] = (kept ?? '').split(' ')
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : STANDARD.theme,
    density: density === 'compact' ? density : STANDARD.density,
  }
}

export const themeChosen = createEvent<Theme>()
export const densityChosen = createEvent<Density>()
export const appearanceWanted = createEvent()

export const $appearance = createStore(STANDARD)
  .on(themeChosen, (now, theme) => ({ ...now, theme }))
  .on(densityChosen, (now, density) => ({ ...now, density }))

export const readAppearanceFx = createEffect(() => parseAppearance(localStorage.getItem(KEY)))

export const wearAppearanceFx = createEffect(({ theme, density }: Appearance) => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  dataset['density'] = density
  localStorage.setItem(KEY, `${theme} ${density}`)
})

sample({ clock: appearanceWanted, target: readAppearanceFx })
sample({ clock: readAppearanceFx.doneData, target: $appearance })
sample({ clock: [themeChosen, densityChosen], source: $appearance, target: wearAppearanceFx })
