import { Button, DataAge, PageHeader } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { goodsCountQuery, type Marketplace } from '#entities/goods'
import type { BoardQuery, PageOf } from '#shared/board'
import { useServerTime } from '#shared/clock'
import { countText } from '../lib/page-range.ts'
import styles from './board-header.module.css'

interface BoardHeaderProps {
  title: string
  marketplace: Marketplace
  query: BoardQuery<'searchGoods'>
  page: PageOf<'searchGoods'> | undefined
  tools: ReactNode
}

/** What is listed, how much of it there is, and how old the figures are. */
export function BoardHeader({ title, marketplace, query, page, tools }: BoardHeaderProps) {
  const now = useServerTime()
  const demo = (
    <span className={styles.demo} title="由系统生成，不是市场采集的数据">
      示例数据
    </span>
  )
  return (
    <PageHeader
      title={title}
      badge={page?.rows.some((row) => row.quality.demo) && demo}
      meta={
        page && (
          <>
            {page.countIsExact ? (
              <span>共 {countText(page)} 条</span>
            ) : (
              <ExactCount
                key={JSON.stringify(query)}
                marketplace={marketplace}
                query={query}
                about={countText(page)}
              />
            )}
            <DataAge asOf={page.asOf} now={now} />
          </>
        )
      }
      actions={tools}
    />
  )
}

/** Counting stops early; whoever needs the whole number asks for it. */
function ExactCount({
  marketplace,
  query,
  about,
}: Pick<BoardHeaderProps, 'marketplace' | 'query'> & { about: string }) {
  const [isWanted, setIsWanted] = useState(false)
  const { data, isFetching } = useQuery({ ...goodsCountQuery(marketplace, query), enabled: isWanted })
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
