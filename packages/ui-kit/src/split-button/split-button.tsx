import { Button, type ButtonProps } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Menu, type MenuGroups } from '../menu/index.ts'
import styles from './split-button.module.css'

export type SplitButtonProps = Omit<ButtonProps, 'variant' | 'wide'> & {
  variant?: 'primary' | 'secondary'
  /** Other ways to do the same. */
  groups: MenuGroups
  onAction: (id: string) => void
  /** Name of the arrow. */
  menuLabel?: string
}

/** The usual action at once, its variants one press further: 导出 · 导出为 CSV. */
export function SplitButton({
  variant = 'secondary',
  groups,
  onAction,
  menuLabel = '更多方式',
  className,
  ...rest
}: SplitButtonProps) {
  return (
    <span className={classNames(styles.root, styles[variant], className)}>
      <Button {...rest} variant={variant} className={styles.main} />
      <Menu
        placement="bottom end"
        groups={groups}
        onAction={onAction}
        trigger={
          <IconButton
            label={menuLabel}
            icon={<ChevronDownIcon />}
            variant={variant}
            size={rest.size ?? 'medium'}
            disabled={rest.disabled}
            className={styles.arrow}
          />
        }
      />
    </span>
  )
}
