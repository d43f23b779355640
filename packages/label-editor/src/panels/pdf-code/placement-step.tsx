import { Banner, Button } from '@haixuan/ui-kit'
import type { ImageElement } from '../../document/element.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { codeScale } from '../../import-pdf/placement/label-codes.ts'
import { shownCode } from '../../import-pdf/placement/shown-code.ts'
import type { FoundCode } from '../../import-pdf/read/page-report.ts'
import { LabelPreview } from '../batch/label-preview.tsx'
import flow from '../flow/flow.module.css'
import styles from './pdf-code.module.css'
import { coveredBy } from './place-codes.ts'

/** Smaller than this share of its size a code may be too fine for a printer of 203 dpi. */
const SMALLEST_SCALE = 0.8

export interface PlacementStepProps {
  /** The label with the codes of the file. */
  label: LabelDocument
  place: ImageElement | null
  sample: FoundCode
  record: Readonly<Record<string, string>>
  isPlacing: boolean
  onPlaced(): void
  /** Closes the dialog to change the label by hand. */
  onEdit(): void
  /** Makes the label higher, so that the codes are below the rest. */
  onMakeSpace(): void
}

const percent = (scale: number) => `${Math.round(scale * 100)}%`

/** Where the codes are on the label. */
export function PlacementStep({
  label,
  place,
  sample,
  record,
  isPlacing,
  onPlaced,
  onEdit,
  onMakeSpace,
}: PlacementStepProps) {
  const covered = place ? coveredBy(place, label) : []
  const scale = place ? codeScale(place, sample) : 1
  return (
    <div className={styles.place}>
      <LabelPreview label={label} record={record} name={`带条码 ${shownCode(sample.value)} 的标签`} />
      <div className={flow.stack}>
        {place ? (
          <>
            <p className={flow.text}>
              {`条码放在左 ${place.x / 100} mm、上 ${place.y / 100} mm，大小是 PDF 里的 ${percent(scale)}。每张标签换上各自的条码，其余不变。`}
            </p>
            {covered.length > 0 && place ? (
              <Banner
                tone="warning"
                title={`条码盖住了标签上的 ${covered.length} 个元素`}
                action={
                  <Button size="small" onClick={onMakeSpace}>
                    {`标签加高 ${place.height / 100} mm`}
                  </Button>
                }
              >
                标签上没有空位。可以加高标签，把条码放到最下面；或到画布上自己排。
              </Banner>
            ) : null}
            {scale < SMALLEST_SCALE ? (
              <Banner tone="warning" title="条码缩小得太多">
                {`缩到 ${percent(scale)} 后条可能太细，热敏打印机扫不出。请换大一些的标签，或在画布上拉大。`}
              </Banner>
            ) : null}
            <div className={styles.line}>
              <Button onClick={onEdit}>到画布上调整</Button>
              <span className={flow.hint}>识别结果会保留，调整后从左侧“条码”继续。</span>
            </div>
          </>
        ) : (
          <>
            <p className={flow.text}>标签上还没有放条码的位置。先放一个样子，再决定位置和大小。</p>
            <Button variant="primary" className={flow.start} disabled={isPlacing} onClick={onPlaced}>
              {isPlacing ? '正在放置…' : '放到标签上'}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
