import { Button, ChevronDownIcon, LogOutIcon, Menu, SettingsIcon, UserIcon } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { EditProfileDialog } from '#features/edit-profile'
import { noticeAsked } from '#shared/notice'
import { signOutRequested, type User } from '#shared/session'
import styles from './user-menu.module.css'

/** Dropdown of the header: info settings, sub-accounts when there are any, sign-out. */
export function UserMenu({ user }: { user: User }) {
  const { notify, signOut } = useUnit({ notify: noticeAsked, signOut: signOutRequested })
  const [isEditing, setEditing] = useState(false)
  const act = (id: string) => {
    if (id === 'settings') setEditing(true)
    if (id === 'team') notify({ tone: 'info', text: '建设中，敬请期待！' })
    if (id === 'leave') signOut()
  }
  const own = [
    { id: 'settings', label: '信息设置', icon: <SettingsIcon /> },
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
      <EditProfileDialog user={user} open={isEditing} onOpenChange={setEditing} />
    </>
  )
}
