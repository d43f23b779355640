import { Button, CopyIcon, DownloadIcon, FailedState, QrCode, Skeleton, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { referralSummaryQuery } from '#entities/referral'
import { copyWanted } from '#features/copy-text'
import { shareLink } from '../lib/share-link.ts'
import { PosterDialog } from './poster-dialog.tsx'
import styles from './share-page.module.css'

/** The link of the user, its code, and the poster made of both. */
export function ShareLink() {
  const { data, error, refetch, isFetching } = useQuery(referralSummaryQuery())
  const copy = useUnit(copyWanted)
  const code = useRef<SVGSVGElement>(null)
  const [isPosterOpen, setPosterOpen] = useState(false)
  if (!data && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="block" width="100%" height="160px" />
  const link = shareLink(location.origin, data.inviteCode)
  return (
    <section className={styles.share} aria-label="我的邀请链接">
      <QrCode ref={code} text={link} label="邀请链接二维码" size={144} />
      <div className={styles.link}>
        <TextField label="我的邀请链接" value={link} readOnly onFocus={(event) => event.target.select()} />
        <p className={styles.note}>
          邀请码 {data.inviteCode}；好友 30 天内首次通过您的链接访问并注册，即成为您邀请的用户。
        </p>
        <div className={styles.acts}>
          <Button variant="primary" icon={<CopyIcon />} onClick={() => copy(link)}>
            复制链接
          </Button>
          <Button icon={<DownloadIcon />} onClick={() => setPosterOpen(true)}>
            生成海报
          </Button>
        </div>
      </div>
      {isPosterOpen && code.current && (
        <PosterDialog code={code.current} inviteCode={data.inviteCode} onClose={() => setPosterOpen(false)} />
      )}
    </section>
  )
}
