import { FailedState, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { tierRightsQuery } from '#entities/order'
import { vipName } from '#shared/session'
import styles from './buy-page.module.css'

interface Line {
  feature: string
  name: string
  limits: readonly number[]
}

/** What each membership opens, side by side: the table the server decides by. */
export function RightsTable() {
  const { data: tiers = [], error, refetch, isFetching } = useQuery(tierRightsQuery())
  const [first] = tiers
  if (!first && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!first) return null
  const lines: Line[] = first.rights.map(({ feature, name }, index) => ({
    feature,
    name,
    limits: tiers.map(({ rights }) => rights[index]?.limit ?? 0),
  }))
  const columns: StaticColumn<Line>[] = [
    { id: 'name', heading: '权益', isRowName: true, cell: ({ name }) => name },
    ...tiers.map(({ vip_type }, index) => ({
      id: vip_type,
      heading: vipName(vip_type),
      isNumeric: true,
      cell: ({ limits }: Line) => (limits[index] ?? 0).toLocaleString('zh-CN'),
    })),
  ]
  return (
    <section className={styles.section} aria-label="权益对比">
      <h2>权益对比</h2>
      <StaticTable label="权益对比" columns={columns} rows={lines} rowId={({ feature }) => feature} />
      <p className={styles.note}>
        您自己的数据（收藏夹与备注、财务、标签文件）不受会员限制，到期后仍可查看和导出；其中的现价、销量等市场数据与榜单共用额度。同一行数据一天内重复查看只计一次；子账号与主账号共用额度。
      </p>
    </section>
  )
}
