export {
  $appearance,
  type Appearance,
  appearanceWanted,
  type Density,
  densityChosen,
  parseAppearance,
  type Theme,
  themeChosen,
} from './preference.ts'
