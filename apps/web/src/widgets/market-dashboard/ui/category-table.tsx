import { columnsFor, DataTable, type SortRule } from '@haixuan/ui-kit/data-table'
import { useMemo } from 'react'
import type { MarketCategory, MarketOverview } from '#entities/market'
import { Card } from '#shared/card'
import type { BoardLinks } from '../lib/board-links.ts'
import { changeText, countText, dollarText, priceText, shareText } from '../lib/figure-text.ts'
import type { MarketSite } from '../model/market-site.ts'
import { BoardLink } from './board-link.tsx'
import styles from './market-dashboard.module.css'

interface CategoryTableProps {
  site: MarketSite
  data: MarketOverview
  links: BoardLinks
  /** `gmvUsd:desc`. */
  sort: string
  onSort: (sort: string) => void
  /** Address of the same dashboard for one category. */
  drill: (id: string) => string
}

const UNKNOWN = '未分类'
const idOf = (row: MarketCategory) => row.id ?? UNKNOWN
const nameOf = (row: MarketCategory) => row.name ?? UNKNOWN

/** The parts of the index in words. */
function oceanText({ blueOcean }: MarketCategory): string | undefined {
  if (blueOcean === null) return '件均销量或环比未知，不计算'
  const part = (name: string, value: number | null) => `${name} ${value === null ? '—' : value.toFixed(2)}`
  return [
    part('件均销量排位', blueOcean.demand),
    part('环比排位', blueOcean.growth),
    part('1 − 前10商品占比', blueOcean.openness),
    part('售罄率排位', blueOcean.shortage),
  ].join('，')
}

const column = columnsFor<MarketCategory>()

function columnsOf({
  data,
  links,
  drill,
  site,
}: Pick<CategoryTableProps, 'data' | 'links' | 'drill' | 'site'>) {
  const period = data.period === 30 ? '月' : '周'
  const isTop = data.category === null
  return [
    column.text('name', {
      heading: '类目',
      value: nameOf,
      pin: 'left',
      width: 168,
      grow: 1,
      narrowWidth: 128,
      canHide: false,
      render: ({ row }) => (
        <BoardLink href={row.id === null ? undefined : links.ofCategory(row.id)} title="打开该类目的商品榜单">
          {nameOf(row)}
        </BoardLink>
      ),
    }),
    column.number('goods', { heading: '商品数', unit: '件', value: (row) => row.goods, format: countText }),
    column.number('activeShare', {
      heading: '动销率',
      hint: `近 ${data.period} 天有销量的商品 ÷ 销量已知的商品`,
      value: (row) => row.activeShare,
      format: shareText,
    }),
    column.number('newGoods', {
      heading: '新品数',
      unit: '件',
      value: (row) => row.newGoods,
      format: countText,
    }),
    column.number('shops', { heading: '店铺数', unit: '家', value: (row) => row.shops, format: countText }),
    column.number('sales', {
      heading: `${period}销量`,
      unit: '件',
      width: 104,
      value: (row) => row.sales,
      format: countText,
    }),
    column.number('gmvUsd', {
      heading: `${period}销售额`,
      unit: '$',
      width: 136,
      hint: '估算：销量 × 现价',
      value: (row) => (row.gmvUsd === null ? null : row.gmvUsd / 100),
      format: (value) => dollarText(Math.round(value * 100)),
    }),
    column.number('change', {
      heading: '环比',
      hint: '销售额与上一周期比，只比较两个周期都有记录的商品',
      value: (row) => row.change,
      format: changeText,
    }),
    column.number('priceUsd', {
      heading: '均价',
      unit: '$',
      hint: '成交均价：销售额 ÷ 销量',
      value: (row) => (row.priceUsd === null ? null : row.priceUsd / 100),
      format: (value) => priceText(Math.round(value * 100)),
    }),
    column.number('topShare', {
      heading: '前10商品占比',
      width: 140,
      hint: '销量最高的 10 件商品占类目销量',
      value: (row) => row.topShare,
      format: shareText,
    }),
    column.number('semiShare', {
      heading: '半托占比',
      value: (row) => row.semiShare,
      format: shareText,
      isHidden: !site.hasSemiShare,
    }),
    column.number('soldOutShare', { heading: '售罄率', value: (row) => row.soldOutShare, format: shareText }),
    column.number('blueOcean', {
      heading: '蓝海指数',
      width: 104,
      hint: data.blueOceanRule,
      value: (row) => row.blueOcean?.score ?? null,
      title: oceanText,
    }),
    ...(isTop
      ? [
          column.text('below', {
            heading: '下级',
            width: 80,
            pin: 'right',
            canSort: false,
            value: (row) => (row.id === null ? null : '看二级'),
            render: ({ row }) => (row.id === null ? '—' : <BoardLink href={drill(row.id)}>看二级</BoardLink>),
          }),
        ]
      : []),
  ]
}

function readSort(sort: string): readonly SortRule[] {
  const [id = '', direction] = sort.split(':')
  return [{ id, direction: direction === 'asc' ? 'asc' : 'desc' }]
}

/** Categories of one level with what can be earned in them; the formula of the index is above. */
export function CategoryTable(props: CategoryTableProps) {
  const { data, links, sort, onSort, drill, site } = props
  const columns = useMemo(() => columnsOf({ data, links, drill, site }), [data, links, drill, site])
  const title = data.category === null ? '一级类目' : '二级类目'
  return (
    <Card title={title}>
      <p className={styles.note}>{data.blueOceanRule}</p>
      <DataTable
        label={title}
        columns={columns}
        rows={data.categories}
        rowId={idOf}
        fit="content"
        sort={readSort(sort)}
        onSortChange={([rule]) => onSort(rule ? `${rule.id}:${rule.direction}` : 'gmvUsd:desc')}
        empty="没有类目数据"
      />
    </Card>
  )
}
