import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange' | 'children'> & {
  onChange?: (checked: boolean) => void
  /** Without text give `aria-label`. */
  children?: ReactNode
}

/** On or off, at once. In a form that is sent as a whole use Checkbox. */
export function Switch({ children, className, style, onChange, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.root, className)} style={style}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox brings its checked state along.
        role="switch"
        className={styles.input}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {children}
    </label>
  )
}
