import {
  EmptyState,
  FailedState,
  linkClass,
  PageHeader,
  SearchIcon,
  shortMoneyText,
  shortNumber,
} from '@haixuan/ui-kit'
import { columnsFor, DataTable } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Marketplace, type ShopRow, shareText, shopCompanyQuery } from '#entities/shop'
import { BackToList } from '#features/return-to-list'
import { cardClass } from '#shared/card'
import { DemoMark } from '#shared/demo-mark'
import { ChangeCell, changeText, scoreText } from '#shared/row-cells'
import { askedSeller } from '../lib/asked-shop.ts'
import styles from './shop-detail.module.css'

interface SellerShopsProps {
  marketplace: Marketplace
  /** Path of the page of one shop; takes `?mall_id=`. */
  shopPath: string
  listPath: string
}

const column = columnsFor<ShopRow>()
const usd = (minor: number) => shortMoneyText({ minor, currency: 'USD' })
const count = (
  field: 'salesDay' | 'salesWeek' | 'salesMonth' | 'salesTotal' | 'goodsCount' | 'newWeek' | 'followers',
  heading: string,
) =>
  column.number(field, {
    heading,
    width: 104,
    firstDirection: 'desc',
    value: (row) => row[field],
    format: shortNumber,
  })

const columnsOf = (shopPath: string) => [
  column.text('name', {
    heading: '店铺',
    width: 220,
    grow: 1,
    pin: 'left',
    canHide: false,
    value: (row) => row.name,
    render: ({ row, tabIndex }) => (
      <Link
        to={shopPath}
        search={{ mall_id: row.id } as never}
        className={linkClass('plain')}
        tabIndex={tabIndex}
      >
        {row.name}
      </Link>
    ),
  }),
  count('goodsCount', '商品数'),
  count('newWeek', '近7天上新'),
  count('salesDay', '日销量'),
  count('salesWeek', '周销量'),
  column.custom('weekChange', {
    heading: '周销环比',
    width: 104,
    align: 'end',
    value: (row: ShopRow) => row.weekChange,
    text: (row: ShopRow) => (row.weekChange === null ? '—' : changeText(row.weekChange)),
    render: ({ row }) => <ChangeCell ratio={row.weekChange} />,
    compare: (a: number, b: number) => a - b,
  }),
  count('salesMonth', '月销量'),
  count('salesTotal', '总销量'),
  column.number('gmvUsd', { heading: 'GMV($)', width: 104, value: (row) => row.gmvUsd, format: usd }),
  column.text('main', {
    heading: '主营类目',
    width: 160,
    value: ({ categories: [main] }) => (main ? `${main.name} ${shareText(main.share)}` : null),
  }),
  count('followers', '粉丝'),
  column.number('score', {
    heading: '评分',
    width: 76,
    value: (row) => row.score,
    format: scoreText,
  }),
  column.text('openedAt', { heading: '开店时间', width: 108, value: (row) => row.openedAt }),
]

/** One company with its shops. Only links that are confirmed are shown. */
export function SellerShops(props: SellerShopsProps) {
  const id = askedSeller(useSearch({ strict: false }))
  return (
    <article className={styles.page}>
      <BackToList listPath={props.listPath} />
      {id === undefined ? <NoSeller {...props} /> : <KnownSeller key={id} id={id} {...props} />}
    </article>
  )
}

function NoSeller({ listPath, id }: SellerShopsProps & { id?: string }) {
  return (
    <EmptyState
      size="page"
      title={id === undefined ? '网址里没有卖家' : '未收录'}
      icon={<SearchIcon size={20} />}
      action={
        <Link to={listPath} className={linkClass()}>
          去店铺搜索
        </Link>
      }
    >
      仅显示已确认关联的店铺。请从店铺详情中点公司名称进入。
    </EmptyState>
  )
}

function KnownSeller(props: SellerShopsProps & { id: string }) {
  const { id, marketplace, shopPath } = props
  const navigate = useNavigate()
  const columns = useMemo(() => columnsOf(shopPath), [shopPath])
  const { data, error, isFetching, refetch } = useQuery(shopCompanyQuery(marketplace, id))
  if (error?.status === 404) return <NoSeller {...props} />
  if (error && !data) {
    return <FailedState reason={error.message} retrying={isFetching} onRetry={() => void refetch()} />
  }
  const { total } = data ?? {}
  const sums = Object.fromEntries(
    Object.entries(total ?? {}).flatMap(([name, value]) =>
      value === null ? [[name, '—']] : [[name, name.endsWith('Usd') ? usd(value) : shortNumber(value)]],
    ),
  )
  return (
    <>
      <PageHeader
        title={data?.name ?? '卖家主页'}
        badge={<DemoMark isDemo={data?.rows.some(({ quality }) => quality.demo)} />}
        meta={<span>仅显示已确认关联的店铺{total ? `，共 ${total.shops} 家` : ''}</span>}
      />
      <section className={cardClass}>
        <DataTable
          label="同一公司的店铺"
          columns={columns}
          rows={data?.rows ?? []}
          rowId={(row) => row.id}
          isLoading={isFetching}
          fit="content"
          totals={{ name: '合计', ...sums }}
          onRowActivate={(row) =>
            void navigate({ href: `${shopPath}?${new URLSearchParams({ mall_id: row.id })}` })
          }
        />
      </section>
    </>
  )
}
