import { Banner, FileDrop, FileProgress, StaticTable } from '@haixuan/ui-kit'
import { IMPORT_LIMITS } from '../../import-pdf/import-limits.ts'
import { shownCode } from '../../import-pdf/placement/shown-code.ts'
import type { FoundCode, PageReport } from '../../import-pdf/read/page-report.ts'
import flow from '../flow/flow.module.css'
import styles from './pdf-code.module.css'
import { codesOf, type PdfSession, unreadPages } from './pdf-session.ts'
import type { PdfScan } from './use-pdf-scan.ts'

/** Cards that are shown; all are used. */
const SHOWN = 60

function Codes({ codes }: { codes: readonly FoundCode[] }) {
  return (
    <ul className={styles.codes} aria-label="读到的条码">
      {codes.slice(0, SHOWN).map(({ id, page, format, value, preview }) => (
        <li key={id} className={styles.code}>
          <span className={styles.picture}>
            <img src={preview.source} alt="" />
          </span>
          <span className={styles.value} title={shownCode(value)}>
            {shownCode(value)}
          </span>
          <span className={flow.hint}>{`第 ${page + 1} 页 · ${format}`}</span>
        </li>
      ))}
    </ul>
  )
}

function UnreadPages({ pages }: { pages: readonly PageReport[] }) {
  return (
    <div className={flow.stack}>
      <Banner tone="warning" title={`${pages.length} 页没有全部读出`}>
        读不出的条码不会进入标签，读到的照常使用。请从平台重新下载这些页，或手工处理。
      </Banner>
      <StaticTable
        label="没有全部读出的页"
        maxHeight={180}
        rows={pages}
        rowId={({ page }) => String(page)}
        columns={[
          { id: 'page', heading: '页', isNumeric: true, isRowName: true, cell: ({ page }) => page + 1 },
          { id: 'read', heading: '读到', unit: '个', isNumeric: true, cell: ({ codes }) => codes.length },
          { id: 'why', heading: '原因', cell: ({ problem }) => problem },
        ]}
      />
    </div>
  )
}

/** A PDF in, its codes and what could not be read out. */
export function ScanStep({ scan, session }: { scan: PdfScan; session: PdfSession | null }) {
  const { running, failure } = scan
  if (running) {
    const { pages, reports } = running.progress
    return (
      <div className={flow.stack}>
        <FileProgress
          name={running.name}
          size={running.size}
          state="running"
          progress={pages > 0 ? reports.length / pages : null}
          text={
            pages > 0
              ? `已读 ${reports.length} / ${pages} 页，找到 ${codesOf({ reports }).length} 个条码`
              : '正在打开'
          }
          onCancel={scan.cancel}
        />
        <Codes codes={codesOf({ reports }).slice(-6)} />
      </div>
    )
  }
  const codes = session ? codesOf(session) : []
  const unread = session ? unreadPages(session) : []
  return (
    <div className={flow.stack}>
      <FileDrop
        label={session ? '换一个 PDF' : '上传平台条码 PDF'}
        description="一页多个、转向、裁切、加密（无打开密码）都可以；文件只在本机读取"
        endings={['.pdf']}
        maxBytes={IMPORT_LIMITS.fileBytes}
        onFiles={([file]) => file && scan.start(file)}
      />
      {failure ? (
        <Banner tone="danger" role="alert" title="PDF 没有读取成功">
          {failure}
        </Banner>
      ) : null}
      {session && !failure ? (
        <>
          <p className={flow.text} role="status">
            {`${session.name}：${session.pages} 页，读到 ${codes.length} 个条码${codes.length > SHOWN ? `，下面是前 ${SHOWN} 个` : ''}。条码保持矢量，不会变模糊。`}
          </p>
          {unread.length > 0 ? <UnreadPages pages={unread} /> : null}
          <Codes codes={codes} />
        </>
      ) : null}
    </div>
  )
}
