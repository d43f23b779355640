import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import {
  $appearance,
  appearanceWanted,
  densityChosen,
  parseAppearance,
  readAppearanceFx,
  themeChosen,
  wearAppearanceFx,
} from './preference.ts'

it('reads what was kept and takes the standard for anything else', () => {
  expect(parseAppearance('dark compact')).toEqual({ theme: 'dark', density: 'compact' })
  expect(parseAppearance('light comfortable')).toEqual({ theme: 'light', density: 'comfortable' })
  for (const kept of [null, '', 'pink dense', '{"theme":"dark"}']) {
    expect(parseAppearance(kept)).toEqual({ theme: 'system', density: 'comfortable' })
  }
})

it('starts with what was kept and wears each choice at once', async () => {
  const worn: unknown[] = []
  const scope = fork({
    handlers: [
      [readAppearanceFx, () => parseAppearance('dark compact')],
      [wearAppearanceFx, (appearance: unknown) => worn.push(appearance)],
    ],
  })
  await allSettled(appearanceWanted, { scope })
  expect(scope.getState($appearance)).toEqual({ theme: 'dark', density: 'compact' })
  await allSettled(themeChosen, { scope, params: 'light' })
  await allSettled(densityChosen, { scope, params: 'comfortable' })
  expect(worn).toEqual([
    { theme: 'light', density: 'compact' },
    { theme: 'light', density: 'comfortable' },
  ])
})
