import type { OperationData } from '@haixuan/api-sdk'
import { exactTime, type StaticColumn } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { referralUsersQuery } from '#entities/referral'
import { useListAddress } from '#shared/list-address'
import { vipName } from '#shared/session'
import { PagedList } from './paged-list.tsx'

type Row = OperationData<'listReferralUsers'>['rows'][number]

const COLUMNS: readonly StaticColumn<Row>[] = [
  { id: 'nickname', heading: '昵称', isRowName: true, cell: ({ nickname }) => nickname },
  { id: 'tier', heading: '会员等级', cell: ({ vip_type }) => vipName(vip_type) },
  {
    id: 'expire',
    heading: '到期时间',
    cell: ({ vip_expire }) => (vip_expire === null ? '—' : exactTime(vip_expire)),
  },
  { id: 'logins', heading: '登录次数', isNumeric: true, cell: ({ login_count }) => login_count },
  { id: 'created', heading: '注册时间', cell: ({ created_at }) => exactTime(created_at) },
]

/** People the user brought. */
export function BroughtUsers() {
  const { page, go } = useListAddress()
  const { data, error, refetch } = useQuery({
    ...referralUsersQuery(page),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList
      label="邀请用户"
      columns={COLUMNS}
      data={data}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPageChange={(next) => go({ page: next })}
      empty="还没有邀请用户，复制链接分享给好友吧"
    />
  )
}
