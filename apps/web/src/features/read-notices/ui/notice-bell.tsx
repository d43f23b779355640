import { Badge, BellIcon, IconButton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { noticesQuery } from '../api/notices.query.ts'

// Fetched when it is first opened.
const NoticeDrawer = lazy(async () => ({ default: (await import('./notice-drawer.tsx')).NoticeDrawer }))

/** How many notices wait, and the way to them. */
export function NoticeBell() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...noticesQuery(), refetchInterval: 300_000 })
  const unread = data?.unread ?? 0
  return (
    <>
      <Badge count={unread} label="条未读消息">
        <IconButton label="消息" icon={<BellIcon />} onClick={() => setIsOpen(true)} />
      </Badge>
      {isOpen && (
        <Suspense>
          <NoticeDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
