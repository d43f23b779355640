import { Banner, Button } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FinanceImport } from '#entities/finance-import'
import { dropImportFx, undoImportFx } from '../model/import-acts.ts'
import { FileFound } from './file-found.tsx'
import styles from './import-bills.module.css'

/** How writing went, and the way back. */
export function ResultStep({ data, onClose }: { data: FinanceImport; onClose: () => void }) {
  const [undo, drop, isUndoing] = useUnit([undoImportFx, dropImportFx, undoImportFx.pending])
  const added = (data.added ?? 0).toLocaleString('zh-CN')
  const isWriting = data.state === 'committing' || data.state === 'undoing'
  return (
    <>
      {data.state === 'committing' && <p role="status">正在写入 {added} 行……可以关闭窗口，写入会继续。</p>}
      {data.state === 'undoing' && <p role="status">正在撤销……可以关闭窗口，撤销会继续。</p>}
      {data.state === 'committed' && (
        <Banner tone="success" title={`已写入 ${added} 行`}>
          毛利和核对已经重算。撤销后，数字与导入前一分不差。
        </Banner>
      )}
      {data.state === 'undone' && (
        <Banner tone="info" title="这次导入已撤销">
          数字与导入前相同。需要时可以重新导入同样的文件。
        </Banner>
      )}
      {data.state === 'failed' && (
        <Banner tone="danger" title="没有写入任何数据">
          {data.problem}
        </Banner>
      )}
      {data.files.map((file) => (
        <FileFound key={file.no} file={file} stores={data.stores} />
      ))}
      <div className={styles.acts}>
        {data.state === 'failed' && (
          <Button onClick={() => void drop(data.id).then(onClose, () => undefined)}>移除这次导入</Button>
        )}
        {data.state === 'committed' && (
          <Button loading={isUndoing} onClick={() => void undo(data.id).catch(() => undefined)}>
            撤销这次导入
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {isWriting ? '在后台继续' : '完成'}
        </Button>
      </div>
    </>
  )
}
