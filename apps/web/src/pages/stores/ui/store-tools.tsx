import { SearchField, SegmentedControl, Select } from '@haixuan/ui-kit'
import type { OwnStoreQuery } from '#entities/own-store'
import type { ListAddress } from '#shared/list-address'
import { MODES, STATES } from '../lib/store-list.ts'
import styles from './stores.module.css'

interface StoreToolsProps {
  query: OwnStoreQuery
  groups: readonly string[]
  onGo: ListAddress['go']
}

const ALL = ''

/** Words and filters of a list of stores; all of them are in the address. */
export function StoreTools({ query, groups, onGo }: StoreToolsProps) {
  const { keyword = '', state = 'active', mode, group } = query
  // A group that was named in the address and has no store any more can still be taken off.
  const names = group === undefined || groups.includes(group) ? groups : [...groups, group]
  return (
    <div className={styles.tools}>
      <SearchField
        label="店铺名称、ID 或备注"
        placeholder="店铺名称、ID 或备注"
        key={keyword}
        defaultValue={keyword}
        maxLength={60}
        onSubmit={(text) => onGo({ keyword: text.trim() })}
      />
      <SegmentedControl
        label="状态"
        options={STATES}
        value={state}
        onChange={(next) => onGo({ state: next === 'active' ? undefined : next })}
      />
      <Select
        label="模式"
        labelPlacement="hidden"
        options={MODES}
        value={mode ?? 'all'}
        onChange={(next) => onGo({ mode: next === 'all' ? undefined : next })}
      />
      {names.length > 0 && (
        <Select
          label="分组"
          labelPlacement="hidden"
          options={[
            { value: ALL, label: '全部分组' },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          value={group ?? ALL}
          onChange={(next) => onGo({ group: next })}
        />
      )}
    </div>
  )
}
