import { Button, DataAge, PageHeader } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ASIDE } from '#shared/api'
import {
  type Board,
  type BoardKind,
  type BoardQuery,
  boardCountQuery,
  countText,
  type ListOperation,
  type ListPage,
  type RowOf,
} from '#shared/board'
import { useServerTime } from '#shared/clock'
import { DemoMark } from '#shared/demo-mark'
import styles from './board-header.module.css'

interface BoardHeaderProps<Op extends ListOperation> {
  board: Pick<Board<Op>, 'title' | 'operation' | 'params' | 'fixed'>
  kind: Pick<BoardKind<RowOf<Op>, string>, 'isDemo'>
  query: BoardQuery<Op>
  page: ListPage<RowOf<Op>> | undefined
  /** A part has no title: the page around it has the only one. */
  frame: 'page' | 'part'
  tools: ReactNode
}

/** What is listed, how much of it there is, and how old the figures are. */
export function BoardHeader<Op extends ListOperation>(props: BoardHeaderProps<Op>) {
  const { board, kind, query, page, frame, tools } = props
  const now = useServerTime()
  const demo = <DemoMark isDemo={page?.rows.some((row) => kind.isDemo(row))} />
  const meta = page && (
    <>
      {page.countIsExact ? (
        <span>共 {countText(page)} 条</span>
      ) : (
        <ExactCount key={JSON.stringify(query)} board={board} query={query} about={countText(page)} />
      )}
      <DataAge asOf={page.asOf} now={now} />
    </>
  )
  if (frame === 'page') return <PageHeader title={board.title} badge={demo} meta={meta} actions={tools} />
  return (
    <div className={styles.line}>
      {demo}
      <span className={styles.meta}>{meta}</span>
      <span className={styles.tools}>{tools}</span>
    </div>
  )
}

/** Counting stops early; anyone who needs the whole number asks for it. */
function ExactCount<Op extends ListOperation>({
  board,
  query,
  about,
}: Pick<BoardHeaderProps<Op>, 'board' | 'query'> & { about: string }) {
  const [isWanted, setIsWanted] = useState(false)
  const { data, isFetching } = useQuery({ ...boardCountQuery(board, query), ...ASIDE, enabled: isWanted })
  if (data) return <span>共 {countText({ count: data.count, countIsExact: true })} 条</span>
  return (
    <span>
      共 {about} 条
      <Button variant="quiet" size="small" loading={isFetching} onClick={() => setIsWanted(true)}>
        精确计数
      </Button>
    </span>
  )
}
