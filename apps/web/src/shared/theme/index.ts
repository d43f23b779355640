export {
  $appearance,
  appearanceWanted,
  densityChosen,
  themeChosen,
} from './preference.ts'
