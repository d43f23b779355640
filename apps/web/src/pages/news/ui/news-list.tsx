import { EmptyState, exactTime, FailedState, Pagination, SkeletonLines, Tag } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NEWS_KINDS } from '#entities/news'
import { apiQuery } from '#shared/api'
import { wordOf } from '#shared/known-word'
import styles from './news-page.module.css'

const LIMIT = 20

interface NewsListProps {
  kind: keyof typeof NEWS_KINDS | undefined
  page: number
  onPageChange: (page: number) => void
}

/** One page of news, the newest first. */
export function NewsList({ kind, page, onPageChange }: NewsListProps) {
  const query = { ...(kind ? { kind } : {}), page, limit: LIMIT }
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery('listNews', { query }),
    placeholderData: keepPreviousData,
  })
  if (!data && error)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <SkeletonLines lines={6} />
  if (data.count === 0) return <EmptyState title="还没有资讯">有新内容时会显示在这里</EmptyState>
  return (
    <div className={styles.list}>
      {data.rows.map(({ id, kind: own, title, body, publishedAt }) => (
        <article key={id} aria-labelledby={id} className={styles.item}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.meta}>
            <Tag>{wordOf(NEWS_KINDS, own)}</Tag>
            <time dateTime={new Date(publishedAt).toISOString()}>{exactTime(publishedAt)}</time>
          </p>
          <p className={styles.text}>{body}</p>
        </article>
      ))}
      {data.count > LIMIT && (
        <Pagination label="资讯" page={page} limit={LIMIT} count={data.count} onPageChange={onPageChange} />
      )}
    </div>
  )
}
