import {
  Button,
  ChartIcon,
  ChevronDownIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  Menu,
  SettingsIcon,
  UserIcon,
  WrenchIcon,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { EditProfileDialog } from '#features/edit-profile'
import { InvitationsDialog, invitationsQuery, TeamDialog } from '#features/manage-team'
import { DevicesDialog } from '#features/see-devices'
import { QuotaDialog } from '#features/see-quota'
import { signOutRequested, type User } from '#shared/session'
import styles from './user-menu.module.css'

/** Dropdown of the header: info settings, sub-accounts when there are any, sign-out. */
export function UserMenu({ user }: { user: User }) {
  const signOut = useUnit(signOutRequested)
  const { data: invitations = [] } = useQuery(invitationsQuery())
  const navigate = useNavigate()
  const [opened, setOpened] = useState<string | null>(null)
  const close = () => setOpened(null)
  const act = (id: string) => {
    if (id === 'keys') void navigate({ to: '/developers', search: { tab: 'keys' } })
    else if (id === 'admin') void navigate({ to: '/admin' })
    else if (id === 'leave') signOut()
    else setOpened(id)
  }
  const own = [
    { id: 'settings', label: '信息设置', icon: <SettingsIcon /> },
    { id: 'quota', label: '我的额度', icon: <ChartIcon /> },
    { id: 'keys', label: 'API 密钥', icon: <LockIcon /> },
    { id: 'devices', label: '登录设备', icon: <ListIcon /> },
    ...(user.isOperator ? [{ id: 'admin', label: '运营后台', icon: <WrenchIcon /> }] : []),
    ...(user.puser === null && user.son_count > 0
      ? [{ id: 'team', label: '子账号管理', icon: <UserIcon /> }]
      : []),
    ...(invitations.length > 0
      ? [{ id: 'invitations', label: `子账号邀请（${invitations.length}）`, icon: <UserIcon /> }]
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
      {opened === 'devices' && <DevicesDialog onClose={close} />}
      {opened === 'team' && <TeamDialog onClose={close} />}
      {opened === 'invitations' && <InvitationsDialog onClose={close} />}
      {opened === 'quota' && <QuotaDialog onClose={close} />}
      <EditProfileDialog
        user={user}
        open={opened === 'settings'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'settings' : null)}
      />
    </>
  )
}
