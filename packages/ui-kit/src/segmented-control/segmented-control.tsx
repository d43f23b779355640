import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './segmented-control.module.css'

export type Segment<V extends string = string> = {
  value: V
  label: ReactNode
  /** Needed when `label` is only an icon. */
  name?: string
  disabled?: boolean
}

export type SegmentedControlProps<V extends string = string> = {
  /** Says what is switched; read by screen readers. */
  label: string
  options: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
  size?: 'small' | 'medium'
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Switches the view of the same thing: 日榜 · 周榜 · 月榜. Two to five short words. For other contents use Tabs. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  size = 'medium',
  disabled = false,
  className,
  ref,
}: SegmentedControlProps<V>) {
  const group = useId()
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.root, styles[size], className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.name}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={option.value}
            aria-label={option.name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
