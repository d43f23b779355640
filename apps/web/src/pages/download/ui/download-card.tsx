import { Button, buttonClass, CopyIcon, DownloadIcon, FailedState, QrCode, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { downloadLinkWanted } from '#features/copy-download-link'
import { PluginVersion } from '#features/detect-plugin'
import { apiQuery } from '#shared/api'
import type { Download } from '../config/downloads.ts'
import styles from './download-page.module.css'

/** One thing to download: version, how to install it, the link, its code and what the file must hash to. */
export function DownloadCard({ download }: { download: Download }) {
  const { id, title, version, date, about, steps } = download
  const {
    data: entries,
    error,
    refetch,
    isFetching,
  } = useQuery(apiQuery('getDictionary', { path: { name: 'downloads' } }))
  const copy = useUnit(downloadLinkWanted)
  const find = (key: string) => entries?.find((entry) => entry.key === key)?.value ?? undefined
  const url = find(`${id}_url`)
  // What the operator typed goes into an address: nothing but https.
  const link = url?.startsWith('https://') ? url : undefined
  const hash = find(`${id}_sha256`)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.version}>
        版本 {version}（{date}）
      </p>
      <p>{about}</p>
      {link ? (
        <div className={styles.acts}>
          <a href={link} rel="noopener noreferrer" className={buttonClass('primary')}>
            <DownloadIcon />
            下载
          </a>
          <Button icon={<CopyIcon />} onClick={() => copy(link)}>
            复制下载链接
          </Button>
        </div>
      ) : (
        entries && (
          <p className={styles.note}>
            <Sentence>下载地址尚未设置，请联系客服获取。</Sentence>
          </p>
        )
      )}
      {error && !entries && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {id === 'plugin' && <PluginVersion newest={version} />}
      {id === 'app' && link && <QrCode text={link} label="扫码下载手机 App" size={132} />}
      <h3>安装步骤</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {hash && (
        <p className={styles.note}>
          校验（SHA-256）<code className={styles.hash}>{hash}</code>
        </p>
      )}
    </section>
  )
}
