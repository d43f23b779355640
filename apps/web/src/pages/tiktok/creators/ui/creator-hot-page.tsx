import { SegmentedControl } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withDetail, withPath } from '#shared/board'
import { creatorHot } from '../boards/hot.ts'
import { darkHorse } from '../tabs/dark-horse.ts'
import styles from './creator-hot-page.module.css'
import { CreatorRank } from './creator-rank.tsx'

const PERSON = '/tiktok_a/creator'
const BOARDS = { hot: creatorHot, dark_horse: darkHorse }
const IN_HOST = {
  hot: withDetail(withPath(creatorHot, '/tiktok_a/hot'), PERSON),
  dark_horse: withDetail(withPath(darkHorse, '/tiktok_a/hot'), PERSON),
}
const TABS = [
  { value: 'hot', label: '热门达人' },
  { value: 'dark_horse', label: '黑马达人' },
] as const

function HotBoards({ boards }: { boards: typeof BOARDS | typeof IN_HOST }) {
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const shown = tab === 'dark_horse' ? 'dark_horse' : 'hot'
  const tabs = useMemo(
    () => (
      <SegmentedControl
        className={styles.tabs ?? ''}
        label="榜单"
        value={shown}
        options={TABS}
        onChange={(next) => {
          const search = next === 'hot' ? {} : { tab: next }
          void navigate({ to: '.', search: () => search as never, resetScroll: false })
        }}
      />
    ),
    [shown, navigate],
  )
  return <CreatorRank key={shown} board={boards[shown]} tabs={tabs} />
}

export const CreatorHotPage = () => <HotBoards boards={BOARDS} />
export const CreatorHotInHostPage = () => <HotBoards boards={IN_HOST} />
