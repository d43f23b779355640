import { Badge, BellIcon, IconButton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { takeFragment } from '#shared/routes'
import { noticesQuery } from '../api/notices.query.ts'

// Fetched when it is first opened.
const NoticeDrawer = lazy(async () => ({ default: (await import('./notice-drawer.tsx')).NoticeDrawer }))

/** As `NOTICES_PAGE` of the server writes it into mails. */
const NOTICES_HASH = '#notices'

/** How many notices wait, and the way to them. */
export function NoticeBell() {
  // The link of a mail opens them.
  const [isOpen, setIsOpen] = useState(() => location.hash === NOTICES_HASH)
  const { data } = useQuery({ ...noticesQuery(), refetchInterval: 300_000 })
  const close = () => {
    setIsOpen(false)
    if (location.hash === NOTICES_HASH) takeFragment()
  }
  const unread = data?.unread ?? 0
  return (
    <>
      <Badge count={unread} label="条未读消息">
        <IconButton label="消息" icon={<BellIcon />} onClick={() => setIsOpen(true)} />
      </Badge>
      {isOpen && (
        <Suspense>
          <NoticeDrawer onClose={close} />
        </Suspense>
      )}
    </>
  )
}
