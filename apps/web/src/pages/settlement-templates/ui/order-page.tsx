import { NoDataState, Select } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { amountText, financeOrdersQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { ListAnswer, ListFoot, ListHead } from './list-parts.tsx'
import { OpenDialogs } from './open-dialogs.tsx'
import { OrderTable } from './order-table.tsx'
import { TemplatePage, type TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

const SIZE = 50
const ONLY = [
  { value: 'all', label: '全部' },
  { value: 'loss', label: '亏损' },
  { value: 'refund', label: '有退款' },
] as const
const SORTS = [
  { value: 'net:asc', label: '净回款 低→高' },
  { value: 'net:desc', label: '净回款 高→低' },
  { value: 'time:desc', label: '最近' },
  { value: 'time:asc', label: '最早' },
] as const

/** 订单维度分析: what each order brought. */
export function OrderPage() {
  return (
    <TemplatePage
      title="订单维度分析"
      note="按所选月份的账务时间相加；退款可能在以后的月份。在“销售冲回”也出现的退款只计一次。没有订单号的行（仓储、推广、部分违规）不在其中。"
    >
      {(view) => <Orders view={view} />}
    </TemplatePage>
  )
}

function Orders({ view }: { view: TemplateView }) {
  const { address, chosen, month, store } = view
  const { read, go, page } = address
  const { currency } = chosen
  const only = ONLY.find(({ value }) => value === read('only'))?.value ?? 'all'
  const sort = SORTS.find(({ value }) => value === read('sort'))?.value ?? 'net:asc'
  const keyword = read('q')
  const query = useQuery({
    ...financeOrdersQuery({
      ...{ store, from: month, to: month, currency, only, sort, page, limit: SIZE },
      ...(keyword !== undefined && { keyword }),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={layout.part}>
      <ListHead
        address={address}
        choice={{ label: '看哪些', name: 'only' }}
        parts={ONLY}
        part={only}
        words={{ label: '订单号', placeholder: '完整的订单号' }}
      >
        <Select
          label="排序"
          labelPlacement="inside"
          options={SORTS}
          value={sort}
          onChange={(next) => go({ sort: next })}
        />
      </ListHead>
      <ListAnswer query={query} empty={<NoDataState>{month} 没有符合条件的订单。</NoDataState>}>
        {(data) => (
          <>
            <OrderTable data={data} currency={currency} address={address} />
            <ListFoot address={address} count={data.count} limit={SIZE}>
              <span className={styles.sum}>
                {data.count.toLocaleString('zh-CN')} 个订单，净回款{' '}
                <strong>{amountText(data.netMinor, currency)}</strong>
              </span>
            </ListFoot>
          </>
        )}
      </ListAnswer>
      <OpenDialogs view={view} />
    </div>
  )
}
