import { Button, classNames, FailedState, linkClass, PageHeader, Skeleton, UploadIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { chosenBooks, type FinanceBooks, financeBooksQuery } from '#entities/finance-book'
import { CostsDialog, RatesDialog, StoreCostsDialog } from '#features/edit-own-formats'
import { BillImporter, useImportAddress } from '#features/import-bills'
import { DemoMark } from '#shared/demo-mark'
import { layout } from '#shared/page-layout'
import { FinanceHead, NoBooks, useFinanceScope } from '#widgets/finance-head'
import styles from './finance.module.css'
import { FinanceMonth } from './finance-month.tsx'

/** How much was earned in a month, on what basis, and what is missing. */
export function FinanceOverview({ title }: { title: string }) {
  const { scope, address } = useFinanceScope()
  const { open } = useImportAddress()
  const { data, error, isFetching, refetch } = useQuery(financeBooksQuery(scope.returns))
  if (!data) {
    return (
      <div className={classNames(layout.page, styles.page)}>
        <PageHeader title={title} />
        {error ? (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Waiting />
        )}
      </div>
    )
  }
  const chosen = chosenBooks(data, scope)
  const isDemo = chosen.stores.some((store) => store.isDemo)
  return (
    <div className={classNames(layout.page, styles.page)}>
      <PageHeader
        title={title}
        badge={<DemoMark isDemo={isDemo} />}
        meta={data.books.length > 0 ? <Counts data={data} /> : <span>还没有账单</span>}
        actions={
          <>
            {data.books.length > 0 && (
              <Link to="/temu/settlement" className={linkClass()}>
                看怎么算出来的
              </Link>
            )}
            <Link to="." search={(said) => ({ ...said, costs: '1' }) as never} className={linkClass()}>
              成本
            </Link>
            <Link to="." search={(said) => ({ ...said, rates: '1' }) as never} className={linkClass()}>
              汇率
            </Link>
            <Link to="." search={(said) => ({ ...said, fees: '1' }) as never} className={linkClass()}>
              店铺费用
            </Link>
            <Link to="/temu/settlement" search={{ tab: 'imports' } as never} className={linkClass()}>
              导入管理
            </Link>
            <Button variant="primary" icon={<UploadIcon />} onClick={() => open()}>
              导入结算单
            </Button>
          </>
        }
      />
      {data.books.length === 0 ? (
        <NoBooks />
      ) : (
        <>
          <FinanceHead
            {...{ data, scope, chosen }}
            onGo={address.go}
            isFocused={address.read('focus') === 'head'}
          />
          <FinanceMonth {...{ data, scope, chosen, address }} />
        </>
      )}
      <BillImporter />
      {address.read('costs') === '1' && (
        <Suspense>
          <CostsDialog currency={chosen.currency} onClose={() => address.go({ costs: undefined })} />
        </Suspense>
      )}
      {address.read('fees') === '1' && (
        <Suspense>
          <StoreCostsDialog onClose={() => address.go({ fees: undefined })} />
        </Suspense>
      )}
      {address.read('rates') === '1' && (
        <Suspense>
          <RatesDialog books={data.books} onClose={() => address.go({ rates: undefined })} />
        </Suspense>
      )}
    </div>
  )
}

function Counts({ data }: { data: FinanceBooks }) {
  const books = new Set(data.books.map(({ store, currency }) => `${store} ${currency}`))
  return (
    <span>
      {data.stores.length} 家店 · {books.size} 个账本
    </span>
  )
}

/** The height of the finished page, so that nothing jumps. */
function Waiting() {
  return (
    <div className={classNames(layout.page, styles.page)} aria-busy="true">
      <Skeleton height="36px" />
      <div className={styles.pair}>
        <Skeleton height="260px" />
        <Skeleton height="260px" />
      </div>
      <Skeleton height="300px" />
    </div>
  )
}

/** What own stores earned. */
export function TemuFinancePage() {
  return <FinanceOverview title="财务工作台" />
}

/** A link to the choice of books: the overview with the focus there. What else the address says stays. */
export function TemuFinanceHeadPage() {
  const said: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return <Navigate to="/temu/finance" search={{ ...said, focus: 'head' } as never} replace />
}

/** The overview inside a host client. */
export function FinanceCenterPage() {
  return <FinanceOverview title="财务中心" />
}
