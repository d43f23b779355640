import {
  Button,
  classNames,
  FailedState,
  PageHeader,
  Skeleton,
  type TabItem,
  Tabs,
  Tag,
  UploadIcon,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { chosenBooks, type FinanceBooks, type FinanceScope, financeBooksQuery } from '#entities/finance-book'
import { ClassesDialog } from '#features/edit-classes'
import { BillImporter, BillImports, useImportAddress } from '#features/import-bills'
import { DemoMark } from '#shared/demo-mark'
import type { ListAddress, ListChange } from '#shared/list-address'
import { layout } from '#shared/page-layout'
import { CoveragePart } from '#widgets/bill-coverage'
import { BillLinks } from '#widgets/bill-links'
import { FinanceHead, NoBooks, useFinanceScope } from '#widgets/finance-head'
import { NO_LINE_FILTER } from '#widgets/finance-lines'
import { isOpen } from '../lib/reconcile-rows.ts'
import { OverviewPart } from './overview-part.tsx'
import { ReconcilePart } from './reconcile-part.tsx'
import styles from './settlement.module.css'

type Part = 'overview' | 'reconcile' | 'coverage' | 'imports'
const PARTS: readonly Part[] = ['overview', 'reconcile', 'coverage', 'imports']

/** Months by items, and details beside the account book. */
export function SettlementPage() {
  const { scope, address } = useFinanceScope()
  const { open } = useImportAddress()
  const { data, error, isFetching, refetch } = useQuery(financeBooksQuery(scope.returns))
  const isDemo = data !== undefined && chosenBooks(data, scope).stores.some((store) => store.isDemo)
  return (
    <div className={layout.page}>
      <PageHeader
        title="结算分析"
        badge={<DemoMark isDemo={isDemo} />}
        meta={data && data.books.length > 0 && <span>单位：{chosenBooks(data, scope).currency}</span>}
        actions={
          <Button variant="primary" icon={<UploadIcon />} onClick={() => open()}>
            导入结算单
          </Button>
        }
      />
      {data === undefined ? (
        error ? (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <Skeleton height="480px" />
          </div>
        )
      ) : data.books.length === 0 ? (
        <>
          <NoBooks />
          <BillImports onOpen={open} isHiddenEmpty />
        </>
      ) : (
        <Parts data={data} scope={scope} address={address} onOpenImport={open} />
      )}
      <BillImporter />
    </div>
  )
}

interface PartsProps {
  data: FinanceBooks
  scope: FinanceScope
  address: ListAddress
  onOpenImport: (id?: string) => void
}

function Parts({ data, scope, address, onOpenImport }: PartsProps) {
  const { read, go, hrefOf } = address
  const chosen = useMemo(() => chosenBooks(data, scope), [data, scope])
  const part = PARTS.find((one) => one === read('tab')) ?? 'overview'
  const open = read('cell')
  const links = useMemo(
    () => ({
      open,
      hrefOf: (change: ListChange) => hrefOf({ ...NO_LINE_FILTER, ...change }),
      onGo: (change: ListChange) => go({ ...NO_LINE_FILTER, ...change }),
    }),
    [open, go, hrefOf],
  )
  const clear = () => go({ month: undefined, currency: undefined, store: 'all', mode: 'all' })
  const month = chosen.books.filter((book) => book.month === chosen.month)
  const different = month.flatMap((book) => book.reconciliation.filter(isOpen))
  const items: TabItem<Part>[] = [
    {
      ...{ id: 'overview', label: '总览' },
      content: (
        <div className={classNames(layout.part, styles.part)}>
          <OverviewPart
            {...{ chosen, links }}
            order={read('by') === 'store' ? 'store' : 'month'}
            onOrder={(by) => go({ by })}
            onClose={() => go({ ...NO_LINE_FILTER, cell: undefined })}
            onClear={clear}
          />
        </div>
      ),
    },
    {
      id: 'reconcile',
      label: (
        <span className={styles.tab}>
          核对
          {different.length > 0 && <Tag tone="danger">{different.length} 处相差</Tag>}
        </span>
      ),
      content: (
        <div className={classNames(layout.part, styles.part)}>
          <ReconcilePart
            chosen={chosen}
            open={read('check')}
            onOpen={(check) => go({ ...NO_LINE_FILTER, check })}
            onClasses={() => go({ classes: 'rules' })}
            onClear={clear}
          />
        </div>
      ),
    },
    {
      ...{ id: 'coverage', label: '账单覆盖' },
      content: (
        <div className={classNames(layout.part, styles.part)}>
          {chosen.month !== null && (
            <CoveragePart month={chosen.month} stores={chosen.stores.map(({ id }) => id)} />
          )}
        </div>
      ),
    },
    {
      ...{ id: 'imports', label: '导入管理' },
      content: (
        <div className={classNames(layout.part, styles.part)}>
          <BillImports onOpen={onOpenImport} />
        </div>
      ),
    },
  ]
  return (
    <>
      <BillLinks />
      {part !== 'imports' && (
        <FinanceHead {...{ data, scope, chosen }} onGo={go} hasMonth={part !== 'overview'} />
      )}
      <Tabs
        label="结算分析"
        items={items}
        value={part}
        onChange={(next) =>
          go({
            ...NO_LINE_FILTER,
            ...{ tab: next === 'overview' ? undefined : next, cell: undefined, check: undefined },
          })
        }
      />
      {read('classes') === 'rules' && (
        <Suspense>
          <ClassesDialog onClose={() => go({ classes: undefined })} />
        </Suspense>
      )}
    </>
  )
}
