import {
  Button,
  ChartIcon,
  ChevronDownIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  Menu,
  SettingsIcon,
  ShopIcon,
  UserIcon,
  WrenchIcon,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { invitationsQuery } from '#features/manage-team'
import { channelsQuery } from '#shared/send-code'
import { signOutRequested, type User } from '#shared/session'
import { type MenuEntry, menuEntries } from '../lib/menu-entries.ts'
import styles from './user-menu.module.css'

const ICONS: Readonly<Record<MenuEntry['id'], ReactNode>> = {
  settings: <SettingsIcon />,
  password: <LockIcon />,
  quota: <ChartIcon />,
  stores: <ShopIcon />,
  keys: <LockIcon />,
  devices: <ListIcon />,
  mail: <SettingsIcon />,
  admin: <WrenchIcon />,
  team: <UserIcon />,
  invitations: <UserIcon />,
}

// Comes when a line of the menu first asks for it: most visits never do.
const UserDialogs = lazy(async () => ({ default: (await import('./user-dialogs.tsx')).UserDialogs }))

/** Dropdown of the header: info settings, sub-accounts when there are any, sign-out. */
export function UserMenu({ user }: { user: User }) {
  const signOut = useUnit(signOutRequested)
  const { data: invitations = [] } = useQuery(invitationsQuery())
  // Settings of the server: they change when it starts again.
  const { data: channels } = useQuery({ ...channelsQuery(), staleTime: Number.POSITIVE_INFINITY })
  const navigate = useNavigate()
  const [opened, setOpened] = useState<string | null>(null)
  const act = (id: string) => {
    if (id === 'keys') void navigate({ to: '/developers', search: { tab: 'keys' } })
    else if (id === 'stores') void navigate({ to: '/store' })
    else if (id === 'admin') void navigate({ to: '/admin' })
    else if (id === 'password') void navigate({ to: '/login', search: { view: 'password' } })
    else if (id === 'leave') signOut()
    else setOpened(id)
  }
  const own = menuEntries(user, invitations.length, channels?.mail === true).map((entry) => ({
    ...entry,
    icon: ICONS[entry.id],
  }))
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
      {opened !== null && (
        <Suspense>
          <UserDialogs user={user} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
