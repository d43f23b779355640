import { DownloadIcon, IconButton, linkClass, Popover } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { frontDeskQuery, pictureOf } from '#entities/front-desk'
import { SITE } from '#shared/config'
import { $user } from '#shared/session'
import styles from './contact-popover.module.css'

const CODES = [
  { key: 'douyin_qrcode_1', title: '视频号' },
  { key: 'douyin_qrcode_2', title: '视频号（二）' },
  { key: 'user_group', title: '用户交流群' },
]
// Specification, section 9.
const DOWNLOADS = [
  { title: '浏览器插件', version: '6.8', date: '2025-10-14' },
  { title: '手机 App', version: 'v1.0', date: '2024-11-28' },
]

/** Downloads and ways to reach people. Pictures that the operator has not set are left out. */
export function ContactPopover() {
  return (
    <Popover
      label="下载与联系"
      placement="bottom end"
      trigger={<IconButton label="下载与联系" icon={<DownloadIcon />} />}
    >
      {(close) => <Contact onGo={close} />}
    </Popover>
  )
}

function Contact({ onGo }: { onGo: () => void }) {
  const { data: entries = [] } = useQuery(frontDeskQuery())
  const user = useUnit($user)
  const support = user?.belongCode ?? pictureOf(entries, 'customer')
  const codes = [
    ...CODES.map(({ key, title }) => ({ title, src: pictureOf(entries, key) })),
    { title: '联系客服', src: support },
  ].filter(({ src }) => src)
  return (
    <div className={styles.root}>
      {!SITE.hidden.has('downloads') && (
        <ul className={styles.downloads}>
          {DOWNLOADS.map(({ title, version, date }) => (
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
      )}
      {codes.length > 0 && (
        <ul className={styles.codes}>
          {codes.map(({ title, src }) => (
            <li key={title}>
              <img src={src} alt={`${title}二维码`} width={88} height={88} />
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
