import { FailedState, MultiSelect, NoDataState, SegmentedControl, Skeleton } from '@haixuan/ui-kit'
import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { amountText, financeSkuDaysQuery, financeSkusQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import type { CourseStep } from '../lib/sku-course.ts'
import { TemplatePage, type TemplateView } from './template-page.tsx'

const SkuChart = lazy(async () => ({ default: (await import('./sku-chart.tsx')).SkuChart }))

const STEPS = [
  { value: 'day', label: '按日' },
  { value: 'week', label: '按周' },
  { value: 'month', label: '按月' },
] as const
/** SKUs that are looked at together. */
const MOST = 5

/** SKU趋势: how up to five SKUs went. */
export function SkuLinePage() {
  return (
    <TemplatePage
      title="SKU趋势"
      hasMonth={false}
      note="全部有账的月份。按账务时间，不是下单日期。成本版本的生效日期在图下列出，生效前的销售按前一版本计。"
    >
      {(view) => <SkuLines view={view} />}
    </TemplatePage>
  )
}

function SkuLines({ view }: { view: TemplateView }) {
  const { address, chosen, store } = view
  const { read, go } = address
  const step: CourseStep = STEPS.find(({ value }) => value === read('by'))?.value ?? 'week'
  const chosenSkus = [
    ...new Set((read('sku') ?? '').split(',').filter((sku) => /^[\w-]{1,40}$/.test(sku))),
  ].slice(0, MOST)
  const list = useQuery(financeSkusQuery({ store, currency: chosen.currency, sort: 'net:desc', limit: 100 }))
  const skus =
    chosenSkus.length > 0 ? chosenSkus : (list.data?.rows.slice(0, 1).map(({ skuId }) => skuId) ?? [])
  const courses = useQueries({
    queries: skus.map((sku) => financeSkuDaysQuery({ store, currency: chosen.currency, sku })),
  })
  const nameOf = (sku: string) => list.data?.rows.find(({ skuId }) => skuId === sku)?.skuCode ?? sku
  if (!list.data && list.error) {
    return (
      <FailedState
        reason={list.error.message}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  if (!list.data) return <Skeleton height="420px" />
  if (list.data.count === 0) return <NoDataState>所选店铺和币种还没有 SKU 的账。</NoDataState>
  return (
    <div className={layout.part}>
      <div className={layout.line}>
        <MultiSelect
          label="SKU"
          labelPlacement="inside"
          placeholder="净回款最高的一个"
          options={list.data.rows.map(({ skuId, skuCode }) => ({ value: skuId, label: skuCode ?? skuId }))}
          value={chosenSkus}
          onChange={(next) => go({ sku: next.slice(0, MOST).join(',') || undefined })}
        />
        <SegmentedControl label="步长" options={STEPS} value={step} onChange={(next) => go({ by: next })} />
      </div>
      {courses.map(({ data, error, isFetching, refetch }, at) => {
        const sku = skus[at] ?? ''
        return (
          <section key={sku} className={layout.part}>
            <h2 className={layout.heading}>
              {nameOf(sku)} <span className={layout.note}>{sku}</span>
            </h2>
            {data ? (
              <Suspense fallback={<Skeleton height="260px" />}>
                <SkuChart days={data} currency={chosen.currency} by={step} />
              </Suspense>
            ) : error ? (
              <FailedState
                reason={error.message}
                onRetry={() => void refetch()}
                retrying={isFetching}
                size="section"
              />
            ) : (
              <Skeleton height="260px" />
            )}
            <p className={layout.note}>
              {data === undefined
                ? null
                : data.costs.length > 0
                  ? `成本版本：${data.costs.map(({ validFrom, minor, currency }) => `${validFrom} 起 ${amountText(minor, currency)} ${currency}`).join('；')}`
                  : '还没有成本'}
            </p>
          </section>
        )
      })}
    </div>
  )
}
