import { type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts'
import styles from './cascader.module.css'
import { allPaths, type CascaderOption } from './category-search.ts'

type Props = {
  label: string
  options: readonly CascaderOption[]
  value: string | null
  allLabel: string
  onChoose: (value: string | null) => void
}

type Line = { value: string | null; label: string; alias?: string | undefined; opens: boolean }

/** Both levels side by side, as a tree for the keyboard and for screen readers. */
export function CascaderColumns({ label, options, value, allLabel, onChoose }: Props) {
  const chosen = allPaths(options).find(({ option }) => option.value === value)
  const [openValue, setOpenValue] = useState(chosen?.parent?.value ?? chosen?.option.value ?? null)
  const columns = useRef<HTMLDivElement>(null)
  const open = options.find((option) => option.value === openValue && option.children?.length)
  const top: Line[] = [
    { value: null, label: allLabel, opens: false },
    ...options.map((option) => ({ ...option, opens: Boolean(option.children?.length) })),
  ]
  const below: Line[] = open
    ? [
        { value: open.value, label: `${allLabel}${open.label}`, opens: false },
        ...(open.children ?? []).map((option) => ({ ...option, opens: false })),
      ]
    : []

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const lists = [...(columns.current?.querySelectorAll<HTMLElement>('[role=listbox]') ?? [])]
    const list = event.currentTarget
    const lines = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    const at = lines.indexOf(document.activeElement as HTMLElement)
    const entry = (column: HTMLElement | undefined) => column?.querySelector<HTMLElement>('[tabindex="0"]')
    const targets = new Map([
      ['ArrowDown', lines[Math.min(at + 1, lines.length - 1)]],
      ['ArrowUp', lines[Math.max(at - 1, 0)]],
      ['Home', lines[0]],
      ['End', lines.at(-1)],
      ['ArrowRight', entry(lists[lists.indexOf(list) + 1])],
      ['ArrowLeft', entry(lists[lists.indexOf(list) - 1])],
    ])
    const next = targets.get(event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const column = (name: string, lines: Line[], current: string | null) => {
    const reachable = lines.some((line) => line.value === current) ? current : lines[0]?.value
    return (
      <div role="listbox" tabIndex={-1} aria-label={name} className={styles.column} onKeyDown={walk}>
        {lines.map((line) => (
          <button
            key={line.value ?? ''}
            type="button"
            role="option"
            aria-selected={line.value === value}
            tabIndex={line.value === reachable ? 0 : -1}
            className={classNames(styles.option, line.opens && line.value === openValue && styles.open)}
            onFocus={() => lines === top && setOpenValue(line.value)}
            onClick={() => (line.opens ? setOpenValue(line.value) : onChoose(line.value))}
          >
            <span className={styles.optionText}>{line.label}</span>
            {line.opens ? <ChevronRightIcon /> : line.value === value && <CheckIcon />}
          </button>
        ))}
      </div>
    )
  }
  return (
    <div ref={columns} className={styles.columns}>
      {column(label, top, openValue)}
      {open && column(`${open.label}的下级`, below, value)}
    </div>
  )
}
