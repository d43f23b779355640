import { FailedState, linkClass, NoDataState, Picture, Sentence, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { pictureOf, siteDictionaryQuery } from '#entities/dictionary'
import { SITE } from '#shared/config'
import { $user } from '#shared/session'
import styles from './contact.module.css'

const CODES = [
  { key: 'douyin_qrcode_1', title: '抖音号' },
  { key: 'douyin_qrcode_2', title: '抖音号（二）' },
  { key: 'user_group', title: '用户交流群' },
]
// Specification, section 9.
const PLUGIN = { title: '浏览器插件', version: '6.8', date: '2025-10-14' }
const APP = { title: '手机 App', version: 'v1.0', date: '2024-11-28' }

/** Downloads and ways to reach people. Pictures that the operator has not set are left out. */
export function Contact({ onGo }: { onGo: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(siteDictionaryQuery())
  const user = useUnit($user)
  const entries = data ?? []
  const support = user?.belongCode ?? pictureOf(entries, 'customer')
  const codes = [
    ...CODES.map(({ key, title }) => ({ title, src: pictureOf(entries, key) })),
    { title: '联系客服', src: support },
  ].filter(({ src }) => src)
  const hasDownloads = !SITE.hidden.has('downloads')
  return (
    <div className={styles.root}>
      {hasDownloads && <Downloads onGo={onGo} />}
      {codes.length > 0 && (
        <ul className={styles.codes}>
          {codes.map(({ title, src }) => (
            <li key={title}>
              <Picture src={src} alt={`${title}二维码`} width={88} height={88} fit="contain" />
              <Sentence>{title}</Sentence>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.support}>
        <Sentence>联系客服</Sentence>
      </p>
      {error && !data && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!error && !data && <Skeleton shape="block" width="100%" height="88px" />}
      {data && codes.length === 0 && !hasDownloads && <NoDataState>联系方式尚未设置</NoDataState>}
    </div>
  )
}

/** What can be downloaded. Inside a frame the plugin is left out: the host client is one (specification, section 2). */
function Downloads({ onGo }: { onGo: () => void }) {
  const shown = window.parent === window ? [PLUGIN, APP] : [APP]
  return (
    <ul className={styles.downloads}>
      {shown.map(({ title, version, date }) => (
        <li key={title}>
          <Link to="/download" onClick={onGo} className={linkClass('plain')}>
            {title}
          </Link>
          <span className={styles.version}>
            {version}（{date}）
          </span>
        </li>
      ))}
    </ul>
  )
}
