import type { ReactNode } from 'react'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { classNames } from '../class-names/index.ts'
import { CheckIcon } from '../icon/index.ts'
import styles from './list-box.module.css'

/** One thing that can be chosen. */
export type Option<V extends string = string> = {
  value: V
  label: string
  /** A second, smaller line. */
  description?: string
  icon?: ReactNode
  disabled?: boolean
}

type OptionListProps<V extends string> = Omit<ListBoxProps<Option<V>>, 'items' | 'children' | 'className'> & {
  options: readonly Option<V>[]
  className?: string | undefined
  emptyText?: string
}

/** The list inside select, multi-select and combo box. */
export function OptionList<V extends string>({
  options,
  className,
  emptyText = '没有匹配的选项',
  ...rest
}: OptionListProps<V>) {
  return (
    <ListBox
      {...rest}
      items={options}
      className={classNames(styles.list, className)}
      renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
    >
      {(option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          className={styles.option ?? ''}
        >
          {option.icon}
          <span className={styles.text}>
            {option.label}
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
          <CheckIcon className={styles.check} />
        </ListBoxItem>
      )}
    </ListBox>
  )
}
