import { BarChart, FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { amountText, type FinanceCourse, financeCourseQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import type { BillDeclaration, BillPart } from '../lib/bill-pages.ts'
import { classMonths } from '../lib/class-months.ts'
import { StackedMonths } from './stacked-months.tsx'
import type { TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))
/** CSS pixels: of the plot with its toolbar. */
const CHART_HEIGHT = '300px'

interface BillChartsProps {
  bill: BillDeclaration
  part: BillPart
  view: TemplateView
}

/** Charts of a bill. Their figures are sums of the books, never of a page of lines. */
export function BillCharts({ bill, part, view }: BillChartsProps) {
  if (bill.chart === 'months') return <Months bill={bill} view={view} />
  if (bill.chart === 'ads') return <Ads part={part} view={view} />
  if (bill.chart === null) return null
  return (
    <Course part={part} view={view}>
      {(course) => (
        <div className={styles.columns}>
          {bill.chart === 'days' && <Days part={part} view={view} course={course} />}
          <TopSkus part={part} view={view} course={course} />
        </div>
      )}
    </Course>
  )
}

const isCost = ({ days, noDay }: FinanceCourse) =>
  days.reduce((sum, { minor }) => sum + minor, noDay?.minor ?? 0) < 0

interface CourseProps {
  part: Pick<BillPart, 'ask'>
  view: TemplateView
  children: (course: FinanceCourse) => ReactNode
}

function Course({ part, view: { store, month, chosen }, children }: CourseProps) {
  const { data, error, isFetching, refetch } = useQuery(
    financeCourseQuery({ ...part.ask, ...{ store, from: month, to: month, currency: chosen.currency } }),
  )
  if (data) return children(data)
  if (!error) return <Skeleton height={CHART_HEIGHT} />
  return (
    <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} size="section" />
  )
}

interface DrawnProps {
  part: BillPart
  view: TemplateView
  course: FinanceCourse
}

function Days({ part, view: { chosen, month }, course }: DrawnProps) {
  if (course.days.length === 0) return null
  const { noDay } = course
  return (
    <section className={layout.part}>
      <h2 className={layout.heading}>每日{part.name}</h2>
      <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
        <DayChart
          label={`${month} 每日${part.name}`}
          currency={chosen.currency}
          lines={[{ id: part.id, label: part.name, days: course.days, isCost: isCost(course) }]}
        />
      </Suspense>
      {noDay && (
        <p className={layout.note}>
          另有 {noDay.rows.toLocaleString('zh-CN')} 行没有账务时间，合计{' '}
          {amountText(noDay.minor, chosen.currency)}，不在图上。
        </p>
      )}
    </section>
  )
}

function TopSkus({ part, view: { chosen, address }, course }: DrawnProps) {
  const { skus } = course
  if (skus.length === 0) return null
  const sign = isCost(course) ? -1 : 1
  const title = `${part.name}最多的 ${skus.length} 个 SKU`
  return (
    <section className={layout.part}>
      <h2 className={layout.heading}>{title}</h2>
      <BarChart
        label={title}
        format={(value) => amountText(value, chosen.currency)}
        bars={skus.map(({ store, skuId, skuCode, minor }) => ({
          ...{ id: `${store} ${skuId}`, label: skuCode ?? skuId, value: sign * minor },
          href: address.hrefOf({ sku: skuId }),
        }))}
        onBarPress={({ id }) => address.go({ sku: id.split(' ')[1] })}
      />
    </section>
  )
}

/** What the advertising cost beside what was credited on the same days. */
function Ads({ part, view }: { part: BillPart; view: TemplateView }) {
  return (
    <Course part={part} view={view}>
      {(spent) => (
        <Course part={{ ask: { kind: 'sale' } }} view={view}>
          {(sold) =>
            spent.days.length === 0 ? null : (
              <section className={layout.part}>
                <h2 className={layout.heading}>每日花费与销售回款</h2>
                <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
                  <DayChart
                    label={`${view.month} 每日花费与销售回款`}
                    currency={view.chosen.currency}
                    lines={[
                      { id: 'spent', label: '广告花费（扣款日）', days: spent.days, isCost: true },
                      { id: 'sold', label: '销售回款（账务时间）', days: sold.days, isCost: false },
                    ]}
                  />
                </Suspense>
              </section>
            )
          }
        </Course>
      )}
    </Course>
  )
}

function Months({ bill, view }: { bill: BillDeclaration; view: TemplateView }) {
  const { chosen, month, address } = view
  const months = classMonths(
    chosen.books,
    bill.parts.map(({ id }) => id),
  )
  if (months.length === 0) return null
  const label = `${bill.title}按月`
  return (
    <section className={layout.part}>
      <h2 className={layout.heading}>{label}</h2>
      <StackedMonths {...{ label, months, month, address }} names={bill.parts} currency={chosen.currency} />
    </section>
  )
}
