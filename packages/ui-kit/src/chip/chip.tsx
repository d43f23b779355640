import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { CloseIcon } from '../icon/index.ts'
import styles from './chip.module.css'

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  children: ReactNode
  /** Whether it is chosen; makes it a toggle. */
  selected?: boolean
  /** A mouse is pressing it: what the click will need can be fetched before the button is let go. */
  onAhead?: (() => void) | undefined
}

/** A choice that is switched by a press: presets such as 近7天 or 100-500. */
export function Chip({
  selected = false,
  onAhead,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...(onAhead && { onMouseDown: ({ button }) => button === 0 && onAhead() })}
      {...rest}
      type={type}
      aria-pressed={selected}
      className={classNames(styles.root, styles.choice, className)}
    >
      {children}
    </button>
  )
}

export type RemovableChipProps = {
  /** What is filtered, as 日销. */
  label?: string
  /** By what, as 50-100. */
  children: string
  onRemove: () => void
  className?: string
}

/** Says that something is on, and takes it off. */
export function RemovableChip({ label, children, onRemove, className }: RemovableChipProps) {
  return (
    <span className={classNames(styles.root, styles.removable, className)}>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.value}>{children}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`移除 ${label ? `${label} ` : ''}${children}`}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </span>
  )
}
