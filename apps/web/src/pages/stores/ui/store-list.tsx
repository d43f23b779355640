import { Button, FailedState, NoDataState, Pagination } from '@haixuan/ui-kit'
import { DataTable } from '@haixuan/ui-kit/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { type OwnStore, type OwnStorePage, ownStoresQuery } from '#entities/own-store'
import { $boardViews, ColumnChooser, columnsChanged } from '#features/choose-columns'
import { EraseStoreDialog, PeopleDialog, StoreDialog, storeStateChosen } from '#features/manage-stores'
import { useListAddress } from '#shared/list-address'
import type { Marketplace, SitePath } from '#shared/routes'
import { useIsNarrow } from '#shared/viewport'
import { addressSort, hasFilters, STORES_A_PAGE, storeQuery, tableSort } from '../lib/store-list.ts'
import type { StoreAct } from './store-acts.tsx'
import { storeColumns } from './store-columns.tsx'
import { StoreHead } from './store-head.tsx'
import { StoreTools } from './store-tools.tsx'
import styles from './stores.module.css'

interface StoreListProps {
  /** Page whose columns these are. */
  path: SitePath
  title: string
  /** Stores of one marketplace; of all without it. */
  marketplace?: Marketplace
  /** Offers the three steps of binding. */
  canBind?: boolean
}

/** Fetched when it is first opened. */
const CoverageDialog = lazy(async () => ({ default: (await import('./coverage-dialog.tsx')).CoverageDialog }))

type Opened = { act: Exclude<StoreAct, 'archive' | 'restore'>; store: OwnStore } | { act: 'add' }

/** Stores that the user may see, with what can be done. The address says which of them. */
export function StoreList({ path, title, marketplace, canBind = false }: StoreListProps) {
  const address = useListAddress()
  const isNarrow = useIsNarrow()
  const query = { ...storeQuery(address.read, address.page), ...(marketplace ? { marketplace } : {}) }
  const list = useQuery({ ...ownStoresQuery(query), placeholderData: keepPreviousData })
  const { views, keepView, chooseState } = useUnit({
    ...{ views: $boardViews, keepView: columnsChanged, chooseState: storeStateChosen },
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useMemo(() => {
    const act = (what: StoreAct, store: OwnStore) => {
      if (what === 'archive') chooseState({ id: store.id, state: 'archived' })
      else if (what === 'restore') chooseState({ id: store.id, state: 'active' })
      else setOpened({ act: what, store })
    }
    return storeColumns(act, { hasMarketplace: marketplace === undefined, isNarrow })
  }, [chooseState, marketplace, isNarrow])
  const { data, error, isFetching } = list
  const add = () => setOpened({ act: 'add' })
  return (
    <div className={styles.page}>
      <StoreHead
        title={title}
        page={data}
        onAdd={add}
        canBind={canBind}
        tools={<ColumnChooser path={path} columns={columns} isCompact={isNarrow} />}
      />
      <StoreTools query={query} groups={data?.groups ?? []} onGo={address.go} />
      {!data && error ? (
        <FailedState reason={error.message} onRetry={() => void list.refetch()} retrying={isFetching} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data?.rows ?? []}
          rowId={({ id }) => id}
          isLoading={data === undefined}
          fit="content"
          rowHeight={56}
          sorting="server"
          sort={tableSort(query.sort)}
          onSortChange={(rules) => address.go({ sort: addressSort(rules) })}
          columnState={views[path] ?? NO_VIEW}
          onColumnStateChange={(view) => keepView({ path, view })}
          empty={
            <Nothing
              page={data}
              isFiltered={hasFilters(query)}
              onAdd={add}
              onClear={() => address.go(CLEARED)}
            />
          }
        />
      )}
      {data && data.count > STORES_A_PAGE && (
        <Pagination
          label={`${title}分页`}
          page={address.page}
          limit={STORES_A_PAGE}
          count={data.count}
          onPageChange={(page) => address.go({ page })}
        />
      )}
      {opened && (
        <Suspense>
          <Dialog opened={opened} groups={data?.groups ?? []} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

const NO_VIEW = {}
const CLEARED = { keyword: undefined, state: undefined, mode: undefined, group: undefined }

interface NothingProps {
  page: OwnStorePage | undefined
  isFiltered: boolean
  onAdd: () => void
  onClear: () => void
}

/** Why there is no row, and what to do. */
function Nothing({ page, isFiltered, onAdd, onClear }: NothingProps): ReactNode {
  if (isFiltered) {
    return (
      <NoDataState action={<Button onClick={onClear}>清除筛选</Button>}>没有符合条件的店铺。</NoDataState>
    )
  }
  if (page?.quota == null)
    return <NoDataState>还没有可见的店铺。请主账号在店铺的“可见子账号”中选择您。</NoDataState>
  return (
    <NoDataState action={<Button onClick={onAdd}>添加店铺</Button>}>
      还没有店铺。填写店铺名称、ID 和模式即可添加，不需要平台密码。
    </NoDataState>
  )
}

interface DialogProps {
  opened: Opened
  groups: readonly string[]
  onClose: () => void
}

function Dialog({ opened, groups, onClose }: DialogProps) {
  if (opened.act === 'add') return <StoreDialog store={null} groups={groups} onClose={onClose} />
  const { act, store } = opened
  if (act === 'edit') return <StoreDialog store={store} groups={groups} onClose={onClose} />
  if (act === 'coverage') return <CoverageDialog store={store} onClose={onClose} />
  if (act === 'people') return <PeopleDialog store={store} onClose={onClose} />
  return <EraseStoreDialog store={store} onClose={onClose} />
}
