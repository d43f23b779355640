import { type ReactNode, type Ref, useEffect, useRef } from 'react'
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

/** Brings a chosen tab into a row that is wider than its place. The page itself does not move. */
function showChosen(tab: HTMLElement | null | undefined): void {
  const list = tab?.closest<HTMLElement>('[role=tablist]')
  if (!list || !tab || tab.getAttribute('aria-selected') !== 'true') return
  const [own, place] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  if (own.left < place.left) list.scrollLeft -= place.left - own.left
  else if (own.right > place.right) list.scrollLeft += own.right - place.right
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
  const list = useRef<HTMLDivElement>(null)
  // A link may open a tab that is beyond the edge of a phone: shown when it appears, and when another is chosen outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen from outside.
  useEffect(() => showChosen(list.current?.querySelector<HTMLElement>('[aria-selected=true]')), [value])
  return (
    <AriaTabs
      {...given({ selectedKey: value, defaultSelectedKey: defaultValue, ref })}
      onSelectionChange={(key) => onChange?.(key as V)}
      className={classNames(styles.root, className)}
    >
      <TabList ref={list} aria-label={label} className={styles.list ?? ''}>
        {items.map((item) => (
          <Tab
            key={item.id}
            ref={showChosen}
            id={item.id}
            isDisabled={item.disabled ?? false}
            className={styles.tab ?? ''}
          >
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
