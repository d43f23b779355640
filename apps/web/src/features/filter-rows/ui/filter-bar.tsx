import { Button, Chip, FilterIcon, FilterBar as KitFilterBar } from '@haixuan/ui-kit'
import { Fragment, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  type Board,
  type BoardSearch,
  boardLateCountQuery,
  isPresetOn,
  type ListOperation,
  type Names,
  type QueryPatch,
  togglePreset,
} from '#shared/board'
import { useIsNarrow } from '#shared/viewport'
import styles from './filter-bar.module.css'
import type { FilterContext, FilterControl } from './filter-control.ts'
import { filterControls } from './filter-controls.ts'
import { FilterEditorContext } from './filter-editor-context.tsx'
import { LateOpener } from './late-opener.tsx'
import { OwnButton } from './own-button.tsx'

// Comes when it is first opened.
const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

interface FilterBarProps<Op extends ListOperation> {
  board: Board<Op>
  /** What the rows are, also with the measure word: 个商品. */
  kind: { noun: string; counted: string }
  search: BoardSearch<Op>
  names: Names
  category: FilterContext['category']
  /** Beside the button that opens the filters on a phone. */
  tools?: ReactNode
  /** After what is on: what can be done with it. */
  afterActive?: ReactNode
}

/** Everything a list can be asked for, what is on, and a way to take each of it off. */
export function FilterBar<Op extends ListOperation>({
  board,
  kind,
  search,
  names,
  category,
  tools,
  afterActive,
}: FilterBarProps<Op>) {
  const isNarrow = useIsNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const { query, latest, change, go, ask } = search
  const controls = useMemo(() => board.filters(filterControls(board.operation)), [board])
  const chips = board.search.chips(query, names)
  const context: FilterContext = {
    values: query as FilterContext['values'],
    change: (patch) => change(patch as QueryPatch<Op>),
    leave: (patch) => void change(patch as QueryPatch<Op>),
    // Only the drawer counts what is being typed.
    typed: () => undefined,
    ahead: (patch) => ask(board.search.change(latest(), patch as QueryPatch<Op>)),
    category,
  }
  const draw = (control: FilterControl) => {
    if (control.place === 'panel')
      return (
        <LateOpener key={control.id} control={control} isOn={chips.some(({ id }) => id === control.id)} />
      )
    if (control.place === 'own') {
      const value = context.values[control.id]
      return <OwnButton key={control.id} control={control} value={value} category={category} />
    }
    return <Fragment key={control.id}>{control.editor(context)}</Fragment>
  }
  const first = controls.filter(({ place }) => place === 'search')
  const rest = controls.filter(({ place }) => place !== 'search' && place !== 'outside')
  const presets = board.presets.map((preset) => {
    const next = () => togglePreset(board.search, board.presets, preset, latest())
    return (
      <Chip
        key={preset.label}
        className={styles.preset}
        selected={isPresetOn(board.search, preset, query)}
        onAhead={() => ask(next())}
        onClick={() => go(next())}
      >
        {preset.label}
      </Chip>
    )
  })
  const countQuery = (typed: FilterContext['values']) =>
    boardLateCountQuery(board, board.search.change(query, typed as QueryPatch<Op>))
  const clear = () => go(board.search.clear(latest()))
  return (
    <FilterEditorContext value={context}>
      <KitFilterBar
        active={chips.map(({ id, label, text }) => ({ id, label, value: text }))}
        onRemove={(id) => {
          const chip = chips.find((one) => one.id === id)
          if (chip) void change(chip.off)
        }}
        onClear={clear}
        afterActive={afterActive}
      >
        {first.map(draw)}
        {isNarrow && (
          <>
            <Button icon={<FilterIcon />} onClick={() => setIsOpen(true)}>
              筛选{chips.length > 0 ? ` ${chips.length}` : ''}
            </Button>
            {tools}
          </>
        )}
        {board.presets.length > 0 && <div className={styles.presets}>{presets}</div>}
        {!isNarrow && rest.filter(({ place }) => place === 'switch').map(draw)}
        {!isNarrow && <span className={styles.break} />}
        {!isNarrow && rest.filter(({ place }) => place !== 'switch').map(draw)}
      </KitFilterBar>
      {isNarrow && isOpen && (
        <Suspense>
          <FilterDrawer
            {...{ kind, countQuery, context }}
            controls={rest}
            onClear={clear}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </FilterEditorContext>
  )
}
