import { SegmentedControl } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type RawSearch, withFixed, withKept } from '#shared/board'
import { marketplaceOfPath, type SitePath } from '#shared/routes'
import { BoardPage } from '#widgets/board-page'
import type { FavouriteBoard } from '../boards/collect-boards.ts'
import { COLLECTIONS } from '../boards/collections.ts'
import { FAVOURITE_KINDS } from '../model/favourite-kind.ts'
import { AddByPaste } from './add-by-paste.tsx'
import styles from './favourites.module.css'
import { FolderBar } from './folder-bar.tsx'

const FOLDER = /^(none|[0-9a-f-]{36})$/
const subjectOf = (board: FavouriteBoard) => board.params.kind

/** What somebody keeps: tabs of kinds, folders, and the board. Tab and folder are in the address. */
export function CollectPage({ path }: { path: SitePath }) {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const boards = COLLECTIONS[path] ?? []
  const asked = boards.find((board) => subjectOf(board) === raw['tab']) ?? boards[0]
  const folder = typeof raw['folder'] === 'string' && FOLDER.test(raw['folder']) ? raw['folder'] : undefined
  const board = useMemo(() => {
    if (!asked) return undefined
    const kept = {
      ...(asked === boards[0] ? {} : { tab: subjectOf(asked) }),
      ...(folder === undefined ? {} : { folder }),
    }
    return withKept(withFixed(asked, folder === undefined ? {} : { folder }), kept)
  }, [asked, boards, folder])
  if (!board) return null
  const subject = subjectOf(board)
  const list = { marketplace: marketplaceOfPath(path) ?? 'temu', subject }
  const go = (search: Record<string, string>) =>
    void navigate({ to: '.', search: () => search as never, resetScroll: false })
  const tab: Record<string, string> = asked === boards[0] ? {} : { tab: subject }
  return (
    <BoardPage
      key={subject}
      board={board}
      kind={FAVOURITE_KINDS[subject]}
      tabs={() => (
        <div className={styles.bar}>
          {boards.length > 1 && (
            <SegmentedControl
              label="收藏的类型"
              value={subject}
              options={boards.map((one) => ({
                value: subjectOf(one),
                label: FAVOURITE_KINDS[subjectOf(one)].noun,
              }))}
              onChange={(next) => go(next === (boards[0] && subjectOf(boards[0])) ? {} : { tab: next })}
            />
          )}
          <FolderBar
            list={list}
            folder={folder}
            onChoose={(next) => go({ ...tab, ...(next === undefined ? {} : { folder: next }) })}
          />
          <AddByPaste list={list} folder={folder} noun={FAVOURITE_KINDS[subject].noun} />
        </div>
      )}
    />
  )
}
