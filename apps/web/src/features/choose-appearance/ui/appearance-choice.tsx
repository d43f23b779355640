import { SegmentedControl } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { $appearance, densityChosen, themeChosen } from '#shared/theme'
import styles from './appearance-choice.module.css'

const THEMES = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'system', label: '跟随系统' },
] as const
const DENSITIES = [
  { value: 'comfortable', label: '舒适' },
  { value: 'compact', label: '紧凑' },
] as const

/** Theme and density, kept in this browser. */
export function AppearanceChoice() {
  const { appearance, chooseTheme, chooseDensity } = useUnit({
    appearance: $appearance,
    chooseTheme: themeChosen,
    chooseDensity: densityChosen,
  })
  return (
    <div className={styles.root}>
      <span className={styles.name}>主题</span>
      <SegmentedControl
        label="主题"
        options={THEMES}
        value={appearance.theme}
        onChange={chooseTheme}
        size="small"
      />
      <span className={styles.name}>密度</span>
      <SegmentedControl
        label="密度"
        options={DENSITIES}
        value={appearance.density}
        onChange={chooseDensity}
        size="small"
      />
    </div>
  )
}
