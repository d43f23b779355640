import { FailedState, linkClass, RelativeTime, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { allViewsQuery } from '#features/save-view'
import { apiQuery } from '#shared/api'
import { PAGES, sitePage, viewAddress } from '#shared/routes'
import { Section } from './section.tsx'
import styles from './today.module.css'

/** Lines of each list. */
const MOST = 5
const boardTitle = (path: string) => {
  const page = sitePage(path)
  return page ? PAGES[page.path].title : path
}

/** Where a member continues: the views they changed last, and what their alerts have told. */
export function Resume() {
  return (
    <Section title="接着看" lead="您保存的视图和最近的提醒">
      <ul className={styles.root}>
        <li className={styles.board} aria-label="我的视图">
          <Views />
        </li>
        <li className={styles.board} aria-label="我的提醒">
          <Notices />
        </li>
      </ul>
    </Section>
  )
}

function Views() {
  const { data, error, refetch, isFetching } = useQuery(allViewsQuery())
  if (!data && error)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" width="100%" height="120px" />
  const latest = [...data].sort((a, b) => b.updatedAt - a.updatedAt).slice(0, MOST)
  return (
    <>
      <div className={styles.head}>
        <h3>我的视图</h3>
      </div>
      <ul className={styles.rows}>
        {latest.map((view) => (
          <li key={view.id}>
            <Link to={viewAddress(view)} className={linkClass('plain')}>
              {view.name}
            </Link>
            <span className={styles.note}>{boardTitle(view.board)}</span>
          </li>
        ))}
      </ul>
      {latest.length === 0 && (
        <p className={styles.note}>还没有视图。在任意榜单筛选后点“保存为视图”，下次从这里直接打开。</p>
      )}
    </>
  )
}

function Notices() {
  const { data, error, refetch, isFetching } = useQuery(apiQuery('listNotices', { query: { limit: MOST } }))
  if (!data && error)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" width="100%" height="120px" />
  return (
    <>
      <div className={styles.head}>
        <h3>我的提醒</h3>
        {data.unread > 0 && <span className={styles.note}>{data.unread} 条未读</span>}
      </div>
      <ul className={styles.rows}>
        {data.rows.map(({ id, title, view, page, createdAt }) => (
          <li key={id}>
            {view || page ? (
              <Link to={view ? viewAddress(view) : (page ?? '/')} className={linkClass('plain')}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
            <span className={styles.note}>
              <RelativeTime time={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {data.rows.length === 0 && (
        <p className={styles.note}>还没有提醒。给视图设置提醒，有新商品符合时会在这里告诉您。</p>
      )}
    </>
  )
}
