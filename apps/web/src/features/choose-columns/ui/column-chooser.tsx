import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Checkbox,
  ColumnsIcon,
  IconButton,
  PinIcon,
  SegmentedControl,
} from '@haixuan/ui-kit'
import {
  type Column,
  type ColumnState,
  fitColumnState,
  moveColumn,
  pinColumn,
  setColumnHidden,
} from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { lazy, Suspense, useState } from 'react'
import { $appearance, densityChosen } from '#shared/theme'
import { $boardViews, columnsChanged, columnsReset } from '../model/board-view.ts'
import styles from './column-chooser.module.css'

// Fetched when it is first opened.
const LateDrawer = lazy(async () => ({ default: (await import('./drawer.ts')).Drawer }))

interface ColumnChooserProps<Row> {
  /** Path of the board whose columns these are. */
  path: string
  columns: readonly Column<Row>[]
  /** An icon alone, where space is short. */
  isCompact?: boolean
}

/** Which columns are shown, in which order, which stay at the edge, and how high rows are. */
export function ColumnChooser<Row>({ path, columns, isCompact = false }: ColumnChooserProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const { views, change, reset, appearance, chooseDensity } = useUnit({
    views: $boardViews,
    change: columnsChanged,
    reset: columnsReset,
    appearance: $appearance,
    chooseDensity: densityChosen,
  })
  const state = fitColumnState(columns, views[path])
  const set = (view: ColumnState) => change({ path, view })
  const byId = new Map(columns.map((column) => [column.id, column]))
  return (
    <>
      {isCompact ? (
        <IconButton
          variant="secondary"
          label="列设置"
          icon={<ColumnsIcon />}
          onClick={() => setIsOpen(true)}
        />
      ) : (
        <Button icon={<ColumnsIcon />} onClick={() => setIsOpen(true)}>
          列设置
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <LateDrawer
            open={isOpen}
            onOpenChange={setIsOpen}
            title="列设置"
            footer={<Button onClick={() => reset(path)}>恢复默认</Button>}
          >
            <div className={styles.density}>
              <span>行高</span>
              <SegmentedControl
                label="行高"
                value={appearance.density}
                options={[
                  { value: 'comfortable', label: '舒适' },
                  { value: 'compact', label: '紧凑' },
                ]}
                onChange={chooseDensity}
              />
            </div>
            <ul className={styles.list}>
              {state.order.map((id, at) => {
                const column = byId.get(id)
                if (!column) return null
                const isLeft = state.left.includes(id)
                const [before, afterNext] = [state.order[at - 1], state.order[at + 2] ?? null]
                return (
                  <li key={id} className={styles.line}>
                    <Checkbox
                      checked={!state.hidden.includes(id)}
                      disabled={!column.canHide}
                      onChange={(isShown) => set(setColumnHidden(state, id, !isShown))}
                    >
                      {column.heading}
                    </Checkbox>
                    <span className={styles.tools}>
                      <IconButton
                        size="small"
                        label={`上移${column.heading}`}
                        icon={<ArrowUpIcon />}
                        disabled={before === undefined}
                        onClick={() => before !== undefined && set(placed(state, id, before))}
                      />
                      <IconButton
                        size="small"
                        label={`下移${column.heading}`}
                        icon={<ArrowDownIcon />}
                        disabled={at === state.order.length - 1}
                        onClick={() => set(placed(state, id, afterNext))}
                      />
                      <IconButton
                        size="small"
                        label={`${column.heading}固定在左侧`}
                        icon={<PinIcon />}
                        pressed={isLeft}
                        onClick={() => set(pinColumn(state, id, isLeft ? null : 'left'))}
                      />
                    </span>
                  </li>
                )
              })}
            </ul>
          </LateDrawer>
        </Suspense>
      )}
    </>
  )
}

/** Moves a column in the order without touching what is pinned. */
function placed(state: ColumnState, id: string, beforeId: string | null): ColumnState {
  return { ...state, order: moveColumn({ ...state, left: [], right: [] }, id, beforeId).order }
}
