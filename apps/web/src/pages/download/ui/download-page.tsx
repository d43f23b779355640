import { PageHeader } from '@haixuan/ui-kit'
import { DOWNLOADS } from '../config/downloads.ts'
import { DownloadCard } from './download-card.tsx'
import styles from './download-page.module.css'

/** The plugin and the app. In the frame of a host client the plugin is left out: the host is one. */
export function DownloadPage() {
  const isFramed = window.parent !== window
  const shown = DOWNLOADS.filter(({ id }) => id !== 'plugin' || !isFramed)
  return (
    <div className={styles.page}>
      <PageHeader title="下载中心" meta={<span>浏览器插件与手机 App</span>} />
      <div className={styles.cards}>
        {shown.map((download) => (
          <DownloadCard key={download.id} download={download} />
        ))}
      </div>
    </div>
  )
}
