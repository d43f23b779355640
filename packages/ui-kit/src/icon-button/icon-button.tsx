import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'wide'> & {
  /** What the button does; its accessible name and its native hint. */
  label: string
  icon: ReactNode
  /** Whether a toggle is on. Leave it out for a plain action. */
  pressed?: boolean
}

/** An action shown by an icon alone: only where the icon is known to everybody, or space is short. */
export function IconButton({ label, icon, pressed, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      variant={variant}
      icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(styles.root, styles[variant], styles[rest.size ?? 'medium'], className)}
    />
  )
}
