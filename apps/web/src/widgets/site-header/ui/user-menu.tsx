import {
  Button,
  ChartIcon,
  ChevronDownIcon,
  LockIcon,
  LogOutIcon,
  Menu,
  SettingsIcon,
  UserIcon,
} from '@haixuan/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { EditProfileDialog } from '#features/edit-profile'
import { QuotaDialog } from '#features/see-quota'
import { noticeAsked } from '#shared/notice'
import { signOutRequested, type User } from '#shared/session'
import styles from './user-menu.module.css'

/** Dropdown of the header: info settings, sub-accounts when there are any, sign-out. */
export function UserMenu({ user }: { user: User }) {
  const { notify, signOut } = useUnit({ notify: noticeAsked, signOut: signOutRequested })
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const [isQuotaOpen, setQuotaOpen] = useState(false)
  const act = (id: string) => {
    if (id === 'settings') setEditing(true)
    if (id === 'quota') setQuotaOpen(true)
    if (id === 'keys') void navigate({ to: '/developers', search: { tab: 'keys' } })
    if (id === 'team') notify({ tone: 'info', text: '建设中，敬请期待！' })
    if (id === 'leave') signOut()
  }
  const own = [
    { id: 'settings', label: '信息设置', icon: <SettingsIcon /> },
    { id: 'quota', label: '我的额度', icon: <ChartIcon /> },
    { id: 'keys', label: 'API 密钥', icon: <LockIcon /> },
    ...(user.puser === null && user.son_count > 0
      ? [{ id: 'team', label: '子账号管理', icon: <UserIcon /> }]
      : []),
  ]
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <Button
            variant="quiet"
            icon={<UserIcon />}
            className={styles.trigger}
            aria-label={`用户 ${user.nickname}`}
          >
            <span className={styles.name}>{user.nickname}</span>
            <ChevronDownIcon />
          </Button>
        }
        groups={[own, [{ id: 'leave', label: '退出登录', icon: <LogOutIcon /> }]]}
        onAction={act}
      />
      {isQuotaOpen && <QuotaDialog onClose={() => setQuotaOpen(false)} />}
      <EditProfileDialog user={user} open={isEditing} onOpenChange={setEditing} />
    </>
  )
}
