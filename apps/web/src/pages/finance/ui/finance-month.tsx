import { NoMatchState, serverNow, Waterfall } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  amountText,
  bookFigures,
  type ChosenBooks,
  type FinanceBooks,
  type FinanceScope,
  laterMonth,
  monthName,
  runningMonth,
} from '#entities/finance-book'
import { financeCoverageQuery } from '#entities/finance-coverage'
import { cardClass } from '#shared/card'
import type { ListAddress } from '#shared/list-address'
import { layout } from '#shared/page-layout'
import { profitMonths } from '../lib/profit-months.ts'
import { byMoney, missingBills, todoItems } from '../lib/todo-items.ts'
import { waterfallSteps } from '../lib/waterfall-steps.ts'
import styles from './finance.module.css'
import { Headline } from './headline.tsx'
import { MoneyOverview } from './money-overview.tsx'
import { OtherBooks } from './other-books.tsx'
import { ProfitTrend } from './profit-trend.tsx'
import { TodoList } from './todo-list.tsx'

interface FinanceMonthProps {
  data: FinanceBooks
  scope: FinanceScope
  chosen: ChosenBooks
  address: Pick<ListAddress, 'go' | 'hrefOf'>
}

const DETAILS = (books: ChosenBooks['books']) =>
  books.reduce((sum, { kinds }) => sum + kinds.reduce((all, { rows }) => all + rows, 0), 0)

/** One month of the chosen books. */
export function FinanceMonth({ data, scope, chosen, address }: FinanceMonthProps) {
  const navigate = useNavigate()
  const { go, hrefOf } = address
  const { month, currency, stores } = chosen
  const books = chosen.books.filter((book) => book.month === month)
  if (month === null || books.length === 0) {
    return (
      <NoMatchState
        filters={[
          { id: 'month', label: '账期', value: month === null ? '没有账单' : monthName(month) },
          { id: 'currency', label: '币种', value: currency },
        ]}
        onRemove={(id) => go({ [id]: undefined })}
        onClear={() => go({ month: undefined, currency: undefined, store: 'all', mode: 'all' })}
      />
    )
  }
  const earlier = chosen.books.filter((book) => book.month === laterMonth(month, -1))
  const figures = bookFigures(books)
  const ids = new Set(stores.map(({ id }) => id))
  const others = data.books.filter(
    (book) => book.month === month && book.currency !== currency && ids.has(book.store),
  )
  const cell = (item: string) => {
    const kept = { store: scope.store.join(','), mode: scope.mode ?? '' }
    const said = Object.entries({
      ...kept,
      month,
      currency,
      returns: scope.returns,
      cell: `${month}.${item}`,
    })
    return Object.fromEntries(said.filter(([, value]) => value !== ''))
  }
  return (
    <>
      <div className={styles.pair}>
        <Headline
          {...{ month, currency, figures }}
          before={earlier.length === 0 ? null : bookFigures(earlier)}
          returnsText={data.returns.text}
          rows={DETAILS(books)}
        />
        <OtherBooks
          {...{ month, books: others, profitFen: figures.profitFen }}
          onCurrency={(next) => go({ currency: next })}
        />
      </div>
      <MoneyOverview stores={stores} currency={currency} />
      <div className={styles.pair}>
        <MonthTodo {...{ books, stores, month, currency }} />
        <section className={cardClass} aria-label="毛利趋势">
          <h2 className={layout.heading}>
            毛利趋势 <span className={layout.note}>万元 · 下方为成本覆盖</span>
          </h2>
          <ProfitTrend
            months={profitMonths(chosen.books, lastShown(chosen, month), runningMonth(serverNow()))}
            month={month}
            hrefOf={(next) => hrefOf({ month: next })}
            onMonth={(next) => go({ month: next })}
          />
        </section>
      </div>
      <section className={cardClass} aria-label="从销售额到毛利">
        <h2 className={layout.heading}>
          从销售额到{currency === 'CNY' ? '毛利' : '结算净额'}{' '}
          <span className={layout.note}>{currency === 'CNY' ? '元' : currency} · 每一格可点开到行</span>
        </h2>
        <Waterfall
          label="从销售额到毛利"
          steps={waterfallSteps(
            books,
            currency,
            (item) => `/temu/settlement?${new URLSearchParams(cell(item)).toString()}`,
          )}
          format={(minor) => amountText(minor, currency)}
          onStepPress={(item) => void navigate({ to: '/temu/settlement', search: cell(item) as never })}
        />
      </section>
    </>
  )
}

/** The picture ends with the last month that has books, unless the page shows one that is far before it. */
function lastShown({ books }: ChosenBooks, month: string): string {
  const last = books.at(-1)?.month ?? month
  return laterMonth(month, 6) < last ? laterMonth(month, 3) : last > month ? last : month
}

type MonthTodoProps = Pick<ChosenBooks, 'books' | 'stores' | 'currency'> & { month: string }

/** What is to do, with the bills that are missing as soon as they are known. */
function MonthTodo({ books, stores, currency, month }: MonthTodoProps) {
  const { data } = useQuery(financeCoverageQuery(month))
  const missing = missingBills(data?.rows ?? [], stores, { month, currency })
  return <TodoList items={byMoney([...todoItems(books, stores, month), ...missing])} currency={currency} />
}
