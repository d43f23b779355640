import { Button, UploadIcon } from '@haixuan/ui-kit'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../editor.ts'
import { codesOf, pdfSession } from '../pdf-code/pdf-session.ts'
import styles from './tools.module.css'

/** The way to the codes of a marketplace's PDF, and back to those that were read already. */
export function ImportedCodes() {
  const editor = useEditor()
  const session = useSyncExternalStore(pdfSession.subscribe, pdfSession.get, pdfSession.get)
  return (
    <section className={styles.stack}>
      <h3 className={styles.heading}>平台条码 PDF</h3>
      {session ? (
        <p className={styles.hint}>{`${session.name}：已读到 ${codesOf(session).length} 个条码。`}</p>
      ) : null}
      <Button icon={<UploadIcon />} onClick={() => editor.openDialog('pdf-codes')}>
        {session ? '继续生成标签' : '导入平台条码 PDF'}
      </Button>
      <p className={styles.hint}>
        把 Temu、SHEIN、TikTok 等平台下载的条码 PDF 拆开、认出内容，按 SKU 放到自己的标签上，保持矢量清晰。
      </p>
    </section>
  )
}
