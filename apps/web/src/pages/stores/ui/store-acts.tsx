import { MARKETPLACE_RECORDS } from '@haixuan/rules'
import { Button, ChevronDownIcon, Menu, type MenuEntry } from '@haixuan/ui-kit'
import type { OwnStore } from '#entities/own-store'

export type StoreAct = 'coverage' | 'edit' | 'people' | 'archive' | 'restore' | 'erase'

const LABEL: Readonly<Record<StoreAct, string>> = {
  coverage: '账单覆盖',
  edit: '编辑',
  people: '可见子账号',
  archive: '归档',
  restore: '恢复使用',
  erase: '永久删除',
}

/** What a user may do with a store; the server decides again. */
export function actsOf(store: OwnStore): readonly StoreAct[] {
  const isWatched = MARKETPLACE_RECORDS[store.marketplace].hasKnownBills
  return [...(isWatched ? (['coverage'] as const) : []), ...changesOf(store)]
}

function changesOf({ access, state, isFrozen, ownership }: OwnStore): readonly StoreAct[] {
  const isOpen = state === 'active' && !isFrozen && ownership !== 'refused'
  if (access === 'viewer') return []
  if (access === 'editor') return isOpen ? ['edit'] : []
  return state === 'archived'
    ? ['restore', 'people', 'erase']
    : [...(isOpen ? (['edit'] as const) : []), 'people', 'archive']
}

interface StoreActsProps {
  store: OwnStore
  tabIndex: 0 | -1
  onAct: (act: StoreAct) => void
}

/** The menu of a row; — where nothing can be done. */
export function StoreActs({ store, tabIndex, onAct }: StoreActsProps) {
  const acts = actsOf(store)
  if (acts.length === 0) return '—'
  const entries: MenuEntry[] = acts.map((id) => ({ id, label: LABEL[id] }))
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button size="small" tabIndex={tabIndex} aria-label={`操作 ${store.name}`}>
          操作
          <ChevronDownIcon />
        </Button>
      }
      groups={[entries]}
      onAction={(id) => onAct(id as StoreAct)}
    />
  )
}
