import { exactTime, SearchField, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#shared/api'
import { useListAddress } from '#shared/list-address'
import { vipName } from '#shared/session'
import type { ConsoleUser } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { CONSOLE_PAGE_SIZE, ConsoleTable } from './console-table.tsx'
import { MembershipDialog } from './membership-dialog.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { RightsDialog } from './rights-dialog.tsx'

const column = columnsFor<ConsoleUser>()
const COLUMNS = [
  column.text('mobile', { heading: '手机号码', value: ({ mobile }) => mobile, width: 130, pin: 'left' }),
  column.text('nickname', { heading: '昵称', value: ({ nickname }) => nickname, width: 140 }),
  column.custom('tier', {
    heading: '会员',
    value: ({ vip_type }) => vip_type,
    text: ({ vip_type }) => vipName(vip_type),
    render: ({ row }) => (
      <>
        {vipName(row.vip_type)} {row.isExpired && <Tag tone="warning">已过期</Tag>}
      </>
    ),
    width: 150,
  }),
  column.text('expire', {
    heading: '到期时间',
    value: ({ vipExpire }) => (vipExpire === null ? null : exactTime(vipExpire)),
    width: 150,
  }),
  column.text('rights', {
    heading: '其他权限',
    value: ({ isexternallink, is_pre, userCustom, isOperator }) =>
      [
        ...(isOperator ? ['运营'] : []),
        ...(isexternallink === 1 ? ['TikTok'] : []),
        ...(is_pre === 0 ? ['预选库'] : []),
        ...userCustom,
      ].join('、'),
    width: 180,
  }),
  column.text('parent', { heading: '主账号', value: ({ parentMobile }) => parentMobile, width: 130 }),
  column.number('sons', { heading: '子账号', value: ({ sonCount }) => sonCount }),
  column.number('logins', { heading: '登录次数', value: ({ loginCount }) => loginCount }),
  column.text('created', {
    heading: '注册时间',
    value: ({ createdAt }) => exactTime(createdAt),
    width: 150,
  }),
]

/** Users, their tiers and what they may beside them. */
export function UsersPart() {
  const { page, read, go } = useListAddress()
  const keyword = read('keyword') ?? ''
  const [graded, setGraded] = useState<ConsoleUser | null>(null)
  const [allowed, setAllowed] = useState<ConsoleUser | null>(null)
  const [locked, setLocked] = useState<ConsoleUser | null>(null)
  const list = useQuery({
    ...apiQuery('listAdminUsers', {
      query: { page, limit: CONSOLE_PAGE_SIZE, ...(keyword ? { keyword } : {}) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <SearchField
          label="手机号码或昵称"
          placeholder="手机号码或昵称"
          // Another search of the address, going back for example, begins the field again.
          key={keyword}
          defaultValue={keyword}
          onSubmit={(text) => go({ keyword: text.trim() })}
        />
      </div>
      <ConsoleTable
        label="用户"
        columns={COLUMNS}
        rowId={({ id }) => id}
        list={list}
        acts={(user) => [
          { label: '等级', name: `设置 ${user.nickname} 的等级`, onPress: () => setGraded(user) },
          { label: '权限', name: `设置 ${user.nickname} 的权限`, onPress: () => setAllowed(user) },
          {
            label: '重设密码',
            name: `为 ${user.nickname} 签发重设密码的链接`,
            onPress: () => setLocked(user),
          },
        ]}
        actsWidth={220}
        paging={{ page, onPageChange: (next) => go({ page: next }) }}
      />
      {graded && <MembershipDialog user={graded} onClose={() => setGraded(null)} />}
      {locked && <ResetLinkDialog user={locked} onClose={() => setLocked(null)} />}
      {allowed && <RightsDialog user={allowed} onClose={() => setAllowed(null)} />}
    </div>
  )
}
