import { type KeyboardEvent, type Ref, useState } from 'react'
import { ErrorNote, FilterTrigger, useFieldError } from '../field/index.ts'
import { Popover } from '../popover/index.ts'
import { SearchField } from '../search-field/index.ts'
import styles from './cascader.module.css'
import { CascaderColumns } from './cascader-columns.tsx'
import { CascaderResults } from './cascader-results.tsx'
import { type CascaderOption, categoryText } from './category-search.ts'

export type CascaderProps = {
  label: string
  options: readonly CascaderOption[]
  /** A category of either level; null for all. */
  value: string | null
  onChange: (value: string | null) => void
  /** What null is called. */
  allLabel?: string
  /** What the button says while nothing is chosen and something has to be; `allLabel` without it. */
  placeholder?: string
  /** Sends the value with the form around it; nothing for all. */
  name?: string
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** From the search into what it found, or into the first level. */
function enterList(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown') return
  const list = event.currentTarget.closest('[role="dialog"]')?.querySelector('[role="listbox"]')
  event.preventDefault()
  list?.querySelector<HTMLElement>('[role="option"][tabindex="0"], [role="option"]')?.focus()
}

/**
 * A category from a tree of two levels. The search understands Chinese, the alias and pinyin initials.
 * Arrow keys walk: up and down inside a level, right to the children, left back.
 */
export function Cascader({
  label,
  options,
  value,
  onChange,
  allLabel = '全部',
  placeholder = allLabel,
  name,
  error,
  disabled = false,
  className,
  ref,
}: CascaderProps) {
  const { message, noteId } = useFieldError(name, error)
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const choose = (next: string | null) => {
    onChange(next)
    setOpen(false)
  }
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setQuery('')
  }
  return (
    <>
      <Popover
        label={label}
        open={open}
        onOpenChange={change}
        className={styles.panel}
        trigger={
          <FilterTrigger
            ref={ref}
            label={label}
            value={categoryText(options, value) ?? placeholder}
            disabled={disabled}
            invalid={Boolean(message)}
            aria-describedby={message && noteId}
            className={className}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setOpen(true)
            }}
          />
        }
      >
        <div className={styles.search}>
          <SearchField
            autoFocus
            onKeyDown={enterList}
            label={`搜索${label}`}
            placeholder="中文、英文或拼音首字母"
            value={query}
            onChange={setQuery}
          />
        </div>
        {query.trim() ? (
          <CascaderResults options={options} query={query} value={value} onChoose={choose} />
        ) : (
          <CascaderColumns
            label={label}
            options={options}
            value={value}
            allLabel={allLabel}
            onChoose={choose}
          />
        )}
      </Popover>
      {message && (
        <ErrorNote id={noteId} name={name}>
          {message}
        </ErrorNote>
      )}
      {name !== undefined && (
        <input type="hidden" name={name} value={value ?? ''} disabled={disabled || value === null} />
      )}
    </>
  )
}
