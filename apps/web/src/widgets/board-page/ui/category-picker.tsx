import { Cascader, type CascaderOption, classNames } from '@haixuan/ui-kit'
import styles from './category-picker.module.css'

interface CategoryPickerProps {
  options: readonly CascaderOption[]
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** A category of either level. */
export function CategoryPicker({ options, value, onChange }: CategoryPickerProps) {
  return (
    <Cascader
      label="类目"
      className={classNames(styles.picker)}
      options={options}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
