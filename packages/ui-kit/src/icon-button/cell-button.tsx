import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './cell-button.module.css'

export type CellButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> & {
  /** What it does and to which row: “收纳箱”的更多操作. */
  label: string
  /** Short, for the pointer: 更多操作. */
  hint?: string
  icon: ReactNode
  /** Whether a toggle is on. Leave it out for a plain action. */
  pressed?: boolean
}

/**
 * An icon to press inside a table cell. One is in every row, so it is a bare element with one class: it has no
 * sizes, variants or waiting. Hand it the `tabIndex` of the cell (roving focus).
 */
export function CellButton({ label, hint, icon, pressed, className, ...rest }: CellButtonProps) {
  return (
    <button
      title={hint}
      {...rest}
      type="button"
      className={classNames(styles.root, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  )
}
