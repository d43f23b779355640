import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './button.module.css'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** One `primary` a view; `quiet` inside dense rows and bars; `danger` for what cannot be taken back. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Work is in progress: the button keeps its width and the focus, and ignores presses. */
  loading?: boolean
  /** Before the text; an icon of the kit. */
  icon?: ReactNode
  /** Fills the width of its container. */
  wide?: boolean
}

/**
 * Starts an action. To go to another page use a link. A plain `<button>` on purpose: it costs no more than its
 * styles, and every trigger of the kit (menu, dialog, tooltip) takes it as it is.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  loading = false,
  icon,
  wide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant, size), wide && styles.wide, className)}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** The class of a button, for a router's link that is the way in: 免费注册, 登录. It stays a link to everybody. */
export function buttonClass(
  variant: NonNullable<ButtonProps['variant']> = 'secondary',
  size: NonNullable<ButtonProps['size']> = 'medium',
): string {
  return classNames(styles.root, styles[variant], styles[size])
}
