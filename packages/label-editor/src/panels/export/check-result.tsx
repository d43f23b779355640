import { Banner, Button, Checkbox } from '@haixuan/ui-kit'
import type { BarcodeCheck } from '../../export/verify/check-barcodes.ts'
import styles from './export.module.css'
import { reportButton } from './report-button.tsx'
import type { ExportCheck } from './use-export-check.ts'

interface CheckResultProps {
  check: ExportCheck
  isInsisting: boolean
  onInsist(isInsisting: boolean): void
  onShow(check: BarcodeCheck): void
  onReport(): void
  onRetry(): void
}

function WrongBarcode({ check, onShow }: { check: BarcodeCheck; onShow(check: BarcodeCheck): void }) {
  const { pageIndex, name, value, read, reason } = check
  return (
    <li className={styles.wrong}>
      <span className={styles.words}>
        <strong>{`第 ${pageIndex + 1} 页 · ${name}`}</strong>
        {value === '' ? null : <span className={styles.value}>{`应为 ${value}`}</span>}
        {read === null ? null : <span className={styles.value}>{`读出 ${read}`}</span>}
        <span>{reason}</span>
      </span>
      <Button size="small" variant="quiet" onClick={() => onShow(check)}>
        定位
      </Button>
    </li>
  )
}

/** What came of reading every barcode back: all is well, or what is not and the way to continue anyway. */
export function CheckResult({ check, isInsisting, onInsist, onShow, onReport, onRetry }: CheckResultProps) {
  if (check.state === 'failed') {
    return (
      <div className={styles.result}>
        <Banner
          tone="danger"
          role="alert"
          title="条码没有检查成"
          action={
            <Button size="small" onClick={onRetry}>
              重试
            </Button>
          }
        >
          {check.error}
        </Banner>
        <Checkbox checked={isInsisting} onChange={onInsist}>
          不检查条码，仍要导出
        </Checkbox>
      </div>
    )
  }
  if (check.state === 'running') {
    return (
      <Banner tone="info" role="status" title="正在逐个读条码…">
        {check.total > 1 ? `已检查 ${check.done} / ${check.total} 页` : '按打印机的点重新读一遍。'}
      </Banner>
    )
  }
  const all = check.pages.flatMap(({ checks }) => checks)
  const wrong = all.filter(({ isRight }) => !isRight)
  if (wrong.length === 0) {
    return all.length === 0 ? (
      <Banner tone="info" role="status">
        标签上没有条码，不需要检查。
      </Banner>
    ) : (
      <Banner
        tone="success"
        role="status"
        title={`${all.length} 个条码全部读得出`}
        action={reportButton(onReport)}
      >
        按打印机的点重新读过，与内容一致。
      </Banner>
    )
  }
  return (
    <div className={styles.result}>
      <Banner
        tone="danger"
        role="alert"
        title={`${wrong.length} 个条码扫不出，不能导出`}
        action={reportButton(onReport)}
      >
        {all.length > wrong.length ? `其余 ${all.length - wrong.length} 个读得出。` : null}
      </Banner>
      <ul className={styles.wrongs} aria-label="扫不出的条码">
        {wrong.map((entry) => (
          <WrongBarcode key={`${entry.page} ${entry.elementId}`} check={entry} onShow={onShow} />
        ))}
      </ul>
      <Checkbox checked={isInsisting} onChange={onInsist}>
        我知道这些条码扫不出，仍要导出
      </Checkbox>
    </div>
  )
}
