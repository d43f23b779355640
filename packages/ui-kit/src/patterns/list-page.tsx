import { useState } from 'react'
import { BatchBar } from '../batch-bar/index.ts'
import { Button } from '../button/index.ts'
import { DataTable, type Selection } from '../data-table/index.ts'
import { type SampleRow, sampleColumns, sampleRows } from '../data-table/sample-rows.ts'
import { type ActiveFilter, DataAge, NoMatchState } from '../empty-state/index.ts'
import { FilterBar } from '../filter-bar/index.ts'
import { DownloadIcon } from '../icon/index.ts'
import { type NumberRange, NumberRangeFilter, OPEN_RANGE, rangeText } from '../number-range-field/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { matchesQuery } from '../pinyin-initials/index.ts'
import { SearchField } from '../search-field/index.ts'
import styles from './list-page.module.css'

const ROWS = sampleRows(400)
const NOW = Date.UTC(2026, 10, 21, 2, 30)
const DAILY: NumberRange[] = [
  { min: 1, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 500 },
  { min: 1000, max: 100000 },
]

const within = (value: number | null | undefined, { min, max }: NumberRange) =>
  (min === null && max === null) ||
  (value != null && value >= (min ?? 0) && value <= (max ?? Number.MAX_VALUE))

/** The example of the pattern "filter bar, table, batch bar"; a real page keeps this state in its address. */
export function ListPage() {
  const [query, setQuery] = useState('')
  const [daily, setDaily] = useState<NumberRange>(OPEN_RANGE)
  const [selection, setSelection] = useState<Selection>(new Set())
  const rows = ROWS.filter((row) => matchesQuery(row.title, query) && within(row.figures[0], daily))
  const active: ActiveFilter[] = [
    ...(query ? [{ id: 'query', label: '关键词', value: query }] : []),
    ...(daily === OPEN_RANGE ? [] : [{ id: 'daily', label: '日销', value: rangeText(daily) }]),
  ]
  const remove = (id: string) => (id === 'query' ? setQuery('') : setDaily(OPEN_RANGE))
  const clear = () => {
    setQuery('')
    setDaily(OPEN_RANGE)
  }
  return (
    <div className={styles.root}>
      <PageHeader
        title="Temu 周销榜"
        meta={<DataAge asOf={NOW - 3_600_000} now={NOW} />}
        actions={<Button icon={<DownloadIcon />}>导出</Button>}
      />
      <FilterBar active={active} onRemove={remove} onClear={clear} actions={<Button>保存筛选</Button>}>
        <SearchField label="关键词" placeholder="商品名或拼音首字母" value={query} onChange={setQuery} />
        <NumberRangeFilter label="日销" presets={DAILY} value={daily} onChange={setDaily} />
      </FilterBar>
      <div className={styles.table}>
        <DataTable<SampleRow>
          label="商品榜单"
          columns={sampleColumns()}
          rows={rows}
          rowId={(row) => row.id}
          canSelect
          selection={selection}
          onSelectionChange={setSelection}
          empty={<NoMatchState filters={active} onRemove={remove} onClear={clear} />}
        />
      </div>
      <BatchBar count={selection.size} noun="个商品" onClear={() => setSelection(new Set())}>
        <Button size="small">收藏</Button>
        <Button size="small">监控</Button>
        <Button size="small" variant="primary">
          导出选中
        </Button>
      </BatchBar>
    </div>
  )
}
