import { type ReactNode, type Ref, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { RemovableChip } from '../chip/index.ts'
import { classNames } from '../class-names/index.ts'
import type { ActiveFilter } from '../empty-state/index.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../icon/index.ts'
import { useRovingFocus } from '../roving-focus/index.ts'
import styles from './filter-bar.module.css'

export type FilterBarProps = {
  /** The filters that are always in sight: search, region, category. */
  children: ReactNode
  /** The rest, behind 更多筛选. */
  more?: ReactNode
  /** What is on; each chip takes its filter off. */
  active: readonly ActiveFilter[]
  onRemove: (id: string) => void
  onClear: () => void
  /** After what is on: what else can be done with it, such as keeping it. */
  afterActive?: ReactNode
  /** At the right: share, columns. */
  actions?: ReactNode
  /** Tells two bars of one page apart. */
  label?: string
  className?: string
  ref?: Ref<HTMLElement>
}

/**
 * The filters of a list in one bar, and after them, in their last line while there is space, what is on: the list
 * below stays where it is when the first filter comes on. The state lives in the page's address.
 */
export function FilterBar(props: FilterBarProps) {
  const { children, more, active, onRemove, onClear, afterActive, actions } = props
  const { label = '筛选', className, ref } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const bar = useRovingFocus()
  return (
    <section ref={ref} aria-label={label} className={classNames(styles.root, className)}>
      <div className={styles.line}>
        <div ref={bar} role="toolbar" aria-label={`${label}条件`} className={styles.filters}>
          {children}
          {more && (
            <Button
              variant="quiet"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              icon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
            >
              更多筛选
            </Button>
          )}
          {(active.length > 0 || afterActive) && (
            <div className={styles.active}>
              {active.length > 0 && <Active active={active} onRemove={onRemove} onClear={onClear} />}
              {afterActive}
            </div>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {more && (
        <div id={id} hidden={!open} className={styles.more}>
          {more}
        </div>
      )}
    </section>
  )
}

/** What is on, each with a way to take it off. */
function Active({ active, onRemove, onClear }: Pick<FilterBarProps, 'active' | 'onRemove' | 'onClear'>) {
  return (
    <ul aria-label="已选条件" className={styles.chips}>
      {active.map(({ id, label, value }) => (
        <li key={id} className={styles.chip}>
          <RemovableChip label={label} onRemove={() => onRemove(id)}>
            {value}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onClick={onClear}>
          清空筛选
        </Button>
      </li>
    </ul>
  )
}
