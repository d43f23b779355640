import { Cascader, type CascaderOption } from '@haixuan/ui-kit'

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
      options={options}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
