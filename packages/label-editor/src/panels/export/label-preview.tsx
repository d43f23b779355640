import { Skeleton } from '@haixuan/ui-kit'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Raster } from '../../export/raster/png.ts'
import type { CheckedPage } from '../../export/worker/check-job.ts'
import { StepThrough } from '../step-through.tsx'
import styles from './export.module.css'

/** The dots of a page, and frames around its barcodes: green what was read back, red what was not. */
function PageDots({ page, raster, label }: { page: CheckedPage; raster: Raster; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { boxes, checks, width, height } = page
  const wrong = new Set(checks.flatMap(({ elementId, isRight }) => (isRight ? [] : [elementId])))
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const pixels = context.createImageData(raster.width, raster.height)
    // Four bytes at a time: a large label at 600 dpi has millions of dots.
    const words = new Uint32Array(pixels.data.buffer)
    for (let at = 0; at < words.length; at++) words[at] = 0xff000000 | ((raster.dots[at] ?? 255) * 0x010101)
    context.putImageData(pixels, 0, 0)
  }, [raster])
  return (
    <div
      className={styles.paper}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
    >
      <canvas
        ref={canvas}
        width={raster.width}
        height={raster.height}
        className={styles.dots}
        role="img"
        aria-label={label}
      />
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {boxes.map(({ elementId, box }) => (
          <rect
            key={elementId}
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            className={styles.mark}
            data-wrong={wrong.has(elementId)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  )
}

/** What the printer will lay down, page by page. */
export function LabelPreview({ pages, dpi }: { pages: readonly CheckedPage[]; dpi: number }) {
  const [chosen, setChosen] = useState(0)
  const shown = pages.filter(({ raster }) => raster !== null)
  const at = Math.min(chosen, Math.max(0, shown.length - 1))
  const page = shown[at]
  const raster = page?.raster ?? null
  const label = `${dpi} dpi 打印机印出的样子`
  const rest = pages.length - shown.length
  return (
    <figure className={styles.preview}>
      <div className={styles.stage}>
        {page && raster ? (
          <PageDots page={page} raster={raster} label={label} />
        ) : (
          <Skeleton className={styles.waiting ?? ''} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          {raster ? `${label}，${raster.width} × ${raster.height} 点` : '正在排版…'}
          {rest > 0 ? `；另 ${rest} 页已检查，不在此显示` : ''}
        </span>
        {shown.length > 1 ? (
          <span className={styles.pages}>
            <StepThrough unit="页" at={at} count={shown.length} onShow={setChosen}>
              {`${at + 1} / ${shown.length}`}
            </StepThrough>
          </span>
        ) : null}
      </figcaption>
    </figure>
  )
}
