import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styles from './cascader.module.css'
import { type CascaderOption, searchCategories } from './category-search.ts'

type Props = {
  options: readonly CascaderOption[]
  query: string
  value: string | null
  onChoose: (value: string) => void
}

/** What the search found, each with the way to it. */
export function CascaderResults({ options, query, value, onChoose }: Props) {
  const found = searchCategories(options, query)
  return (
    <ListBox
      aria-label="搜索结果"
      className={styles.results ?? ''}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      onAction={(key) => onChoose(String(key))}
      renderEmptyState={() => <p className={styles.empty}>没有找到“{query.trim()}”，换个词试试</p>}
    >
      {found.map(({ parent, option }) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          className={styles.option ?? ''}
          onAction={() => onChoose(option.value)}
        >
          <span className={styles.optionText}>
            {parent && <span className={styles.parent}>{parent.label} / </span>}
            {option.label}
            {option.alias && <span className={styles.alias}>{option.alias}</span>}
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
