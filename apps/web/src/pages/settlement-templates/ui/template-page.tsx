import { FailedState, PageHeader, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type ChosenBooks,
  chosenBooks,
  type FinanceBooks,
  type FinanceScope,
  financeBooksQuery,
} from '#entities/finance-book'
import { BillImporter } from '#features/import-bills'
import { DemoMark } from '#shared/demo-mark'
import type { ListAddress } from '#shared/list-address'
import { layout } from '#shared/page-layout'
import { BillLinks } from '#widgets/bill-links'
import { FinanceHead, NoBooks, useFinanceScope } from '#widgets/finance-head'

/** What a page of a bill draws from. */
export interface TemplateView {
  data: FinanceBooks
  scope: FinanceScope
  chosen: ChosenBooks
  address: ListAddress
  /** The month that is looked at. */
  month: string
  /** Ids of the stores that are looked at, as the operations take them. */
  store: string
}

interface TemplatePageProps {
  title: string
  /** What the page shows and where its figures come from. */
  note: string
  /** False on a page that shows all months. */
  hasMonth?: boolean
  children: (view: TemplateView) => ReactNode
}

/** Frame of the pages of settlement: head, the way to the others, what a page says of its source. */
export function TemplatePage({ title, note, hasMonth = true, children }: TemplatePageProps) {
  const { scope, address } = useFinanceScope()
  const { data, error, isFetching, refetch } = useQuery(financeBooksQuery(scope.returns))
  const chosen = data && chosenBooks(data, scope)
  const isDemo = chosen?.stores.some((store) => store.isDemo) ?? false
  return (
    <div className={layout.page}>
      <PageHeader
        title={title}
        badge={<DemoMark isDemo={isDemo} />}
        meta={chosen && chosen.books.length > 0 && <span>单位：{chosen.currency}</span>}
      />
      <BillLinks />
      {data === undefined || chosen === undefined ? (
        error ? (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <Skeleton height="480px" />
          </div>
        )
      ) : data.books.length === 0 || chosen.month === null ? (
        <NoBooks />
      ) : (
        <>
          <FinanceHead {...{ data, scope, chosen, hasMonth }} onGo={address.go} />
          <p className={layout.note}>{note}</p>
          {children({
            ...{ data, scope, chosen, address, month: chosen.month },
            store: chosen.stores.map(({ id }) => id).join(','),
          })}
        </>
      )}
      <BillImporter />
    </div>
  )
}
