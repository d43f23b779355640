import type { components } from '@haixuan/api-sdk'
import { Button, Dialog, FailedState, linkClass, MISSING, Skeleton, StaticTable, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '#shared/api'
import { vipName } from '#shared/session'
import { quotaLeft, quotaUnit } from '../lib/quota-words.ts'
import styles from './quota-dialog.module.css'

type Item = components['schemas']['EntitlementItem']

interface QuotaDialogProps {
  onClose: () => void
  /** Leads to the sub-accounts; undefined for who cannot have any. */
  onTeam?: (() => void) | undefined
}

/** What the member has, has used, and would get next. Own data is never part of it. */
export function QuotaDialog({ onClose, onTeam }: QuotaDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery('getEntitlements', {}), staleTime: 0 })
  return (
    <Dialog open title="我的额度" size="large" onOpenChange={(isOpen) => !isOpen && onClose()}>
      {error && !data && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" width="100%" height="320px" />}
      {data && (
        <div className={styles.panel}>
          <p className={styles.tier}>
            当前按 <strong>{vipName(data.tier)}</strong> 计算
            {data.expired && <Tag tone="warning">{vipName(data.vip_type)}已过期</Tag>}
            {(data.expired || data.items.some(({ next }) => next !== null)) && (
              <Link to="/buy" className={linkClass()} onClick={onClose}>
                {data.expired ? '续费' : '升级会员'}
              </Link>
            )}
          </p>
          <StaticTable
            label="额度"
            rows={data.items}
            rowId={({ feature }) => feature}
            columns={[
              { id: 'name', heading: '权益', isRowName: true, cell: ({ name }) => name },
              { id: 'limit', heading: '额度', isNumeric: true, cell: limitText },
              { id: 'used', heading: '已用', isNumeric: true, cell: (item) => <Used item={item} /> },
              { id: 'left', heading: '剩余', isNumeric: true, cell: (item) => quotaLeft(item) ?? MISSING },
              {
                id: 'next',
                heading: '升级后',
                cell: ({ next, feature }) =>
                  next === null
                    ? '已是最高'
                    : `${vipName(next.vip_type)} ${next.limit?.toLocaleString('zh-CN') ?? '不限'} ${quotaUnit(feature)}`,
              },
            ]}
          />
          {onTeam && data.items.some(hasSeats) && (
            <div>
              <Button onClick={onTeam}>管理子账号</Button>
            </div>
          )}
          <p className={styles.note}>
            每日额度在北京时间 00:00
            恢复；子账号与主账号共用额度。同一行数据一天内重复查看只计一次。收藏、视图、财务和标签等您自己的数据不受会员等级限制，过期后也可以查看和导出；其中的现价、销量等市场数据与榜单共用额度。
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** Whether the tier has space for sub-accounts: the dropdown of the header shows them only when there are some. */
const hasSeats = ({ feature, limit }: Item) => feature === 'subAccounts' && limit !== 0

const limitText = ({ limit, feature }: Item) =>
  limit === null ? '不限' : `${limit.toLocaleString('zh-CN')} ${quotaUnit(feature)}`

/** Yellow from 80 % on, so that nobody is surprised. */
function Used({ item: { used, limit } }: { item: Item }) {
  if (used === null) return MISSING
  const text = used.toLocaleString('zh-CN')
  const isNear = limit !== null && limit > 0 && used >= limit * 0.8
  return isNear ? <Tag tone="warning">{text}</Tag> : text
}
