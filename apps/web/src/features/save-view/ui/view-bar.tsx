import { BellIcon, Button, Chip, HomeIcon, LinkIcon, useRovingFocus } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { lazy, Suspense, useState } from 'react'
import { boardViewsQuery } from '../api/views.query.ts'
import { copyOf, sameAddress } from '../lib/same-address.ts'
import type { Asked, Asking, SavedView } from '../model/saved-view.ts'
import { $openedViews, viewChanged, viewOpened } from '../model/views.ts'
import styles from './view-bar.module.css'

// After the bar has been drawn, and when one is first opened.
const ViewMenu = lazy(async () => ({ default: (await import('./view-menu.tsx')).ViewMenu }))
const ViewDialogs = lazy(async () => ({ default: (await import('./view-dialogs.tsx')).ViewDialogs }))

interface ViewBarProps {
  asked: Asked
  /** Something is filtered or sorted otherwise than the board does by itself. */
  isChanged: boolean
  /** Goes to what a view asks. */
  onOpen: (view: SavedView) => void
}

/** Saved views of a board: one press opens one. Nothing where there is none. */
export function ViewBar({ asked, isChanged, onOpen }: ViewBarProps) {
  const { data: views = [] } = useQuery(boardViewsQuery(asked.board))
  const [asking, setAsking] = useState<Asking | null>(null)
  const { opened, change, open } = useUnit({
    opened: $openedViews,
    change: viewChanged,
    open: viewOpened,
  })
  const roving = useRovingFocus()
  const current = views.find((view) => sameAddress(view.query, asked.query))
  const last = views.find(({ id }) => id === opened[asked.board])
  const shown = current ?? last
  if (views.length === 0) return null
  return (
    <nav ref={roving} className={styles.bar} aria-label="保存的视图">
      {views.map((view) => (
        <Chip
          key={view.id}
          selected={view.id === current?.id}
          onClick={() => {
            open({ board: view.board, id: view.id })
            onOpen(view)
          }}
        >
          {view.isStart && <HomeIcon />}
          {view.name}
          {view.alert?.isOn && (view.alert.brokenReason === null ? <BellIcon /> : '（提醒已停止）')}
          {view.shareId !== null && <LinkIcon />}
        </Chip>
      ))}
      {shown && (
        <Suspense fallback={<span className={styles.menu} />}>
          <ViewMenu view={shown} views={views} asked={asked} onAsk={setAsking} />
        </Suspense>
      )}
      {!current && last && isChanged && (
        <Button
          size="small"
          onClick={() =>
            change({
              id: last.id,
              query: copyOf(asked.query),
              columns: asked.columns,
              watched: asked.watched,
            })
          }
        >
          更新“{last.name}”
        </Button>
      )}
      {asking && (
        <Suspense>
          <ViewDialogs asking={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </nav>
  )
}
