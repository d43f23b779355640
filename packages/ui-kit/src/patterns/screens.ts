import { expect } from 'storybook/test'

/**
 * `globals` of a story that is to be seen on one screen of `.storybook/toolbar.ts` and in one theme.
 * Further screens of a story in the list are tagged `!dev`, `!autodocs`: only the tests open them.
 */
export const onScreen = (value: 'w390' | 'w1440', theme: 'light' | 'dark') => ({
  theme,
  viewport: { value, isRotated: false },
})

/** No page scrolls sideways; what is wider scrolls in a box of its own. */
export async function fitsTheScreen() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
