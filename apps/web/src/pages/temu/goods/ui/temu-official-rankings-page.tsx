import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { temuHome } from '../boards/home.ts'

const LateDialog = lazy(async () => ({
  default: (await import('./official-rankings-dialog.tsx')).OfficialRankingsDialog,
}))

/** The search of the products with the dialog of the marketplace's own rankings open over it. */
export function TemuOfficialRankingsPage() {
  const navigate = useNavigate()
  return (
    <>
      <BoardPage board={temuHome} kind={goodsKind} />
      <Suspense>
        <LateDialog onClose={() => void navigate({ to: '/temu/home' })} />
      </Suspense>
    </>
  )
}
