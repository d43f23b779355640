import type { ReactNode, Ref } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import styles from './tabs.module.css'

export type TabItem<V extends string = string> = {
  id: V
  label: ReactNode
  /** How many are inside; null while unknown. */
  count?: number | null
  content: ReactNode
  disabled?: boolean
}

export type TabsProps<V extends string = string> = {
  label: string
  items: readonly TabItem<V>[]
  value?: V
  defaultValue?: V
  onChange?: (value: V) => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Contents that share a place; only the chosen one is mounted. */
export function Tabs<V extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  className,
  ref,
}: TabsProps<V>) {
  return (
    <AriaTabs
      {...given({ selectedKey: value, defaultSelectedKey: defaultValue, ref })}
      onSelectionChange={(key) => onChange?.(key as V)}
      className={classNames(styles.root, className)}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled ?? false} className={styles.tab ?? ''}>
            {item.label}
            {item.count != null && <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel ?? ''}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
