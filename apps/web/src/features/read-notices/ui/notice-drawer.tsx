import {
  Button,
  classNames,
  Drawer,
  FailedState,
  linkClass,
  NoDataState,
  RelativeTime,
  Skeleton,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { viewAddress } from '#shared/routes'
import { noticesQuery } from '../api/notices.query.ts'
import { noticesMarked } from '../model/notices.ts'
import styles from './notice-drawer.module.css'

/** What alerts have told, newest first; opening one reads it. */
export function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(noticesQuery())
  const mark = useUnit(noticesMarked)
  return (
    <Drawer
      open
      title="消息"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button disabled={!data || data.unread === 0} onClick={() => mark({ ids: null, isRead: true })}>
          全部标为已读
        </Button>
      }
    >
      {error && !data && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" width="100%" height="96px" />}
      {data?.rows.length === 0 && (
        <NoDataState>
          还没有消息。在榜单保存视图并设置提醒，或在收藏里开启商品的恢复提醒、直播的开播提醒，之后会在这里告诉您。
        </NoDataState>
      )}
      <ul className={styles.list}>
        {data?.rows.map(({ id, title, body, view, page, createdAt, readAt }) => (
          <li key={id} className={classNames(styles.notice, readAt === null && styles.unread)}>
            <div className={styles.head}>
              {view || page ? (
                <Link
                  to={view ? viewAddress(view) : (page ?? '/')}
                  className={classNames(linkClass('plain'), styles.title)}
                  onClick={() => {
                    mark({ ids: [id], isRead: true })
                    onClose()
                  }}
                >
                  {title}
                </Link>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              <RelativeTime time={createdAt} />
            </div>
            <p className={styles.body}>{body}</p>
            <Button size="small" variant="quiet" onClick={() => mark({ ids: [id], isRead: readAt === null })}>
              {readAt === null ? '标为已读' : '标为未读'}
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
