import { useEffect, useRef } from 'react'
import { createFontLoader } from '../../canvas/canvas-fonts.ts'
import { paintPage } from '../../canvas/paint-page.ts'
import { createPictureStore } from '../../canvas/picture-store.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import styles from './batch.module.css'

interface LabelPreviewProps {
  label: LabelDocument
  /** Values of the row that is shown. */
  record: Readonly<Record<string, string>>
  /** What a screen reader says of it. */
  name: string
  /** CSS pixels of the longer side. */
  side?: number
}

/** A label as it prints with one row of data. Pages below each other. */
export function LabelPreview({ label, record, name, side = 300 }: LabelPreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const canvases = [...(box.current?.querySelectorAll('canvas') ?? [])]
    let asked = 0
    const redraw = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => {
        pictures.use(label.images)
        for (const [at, canvas] of canvases.entries()) {
          const page = label.pages[at]
          const context = canvas.getContext('2d')
          if (!page || !context) continue
          const scale = canvas.width / page.width
          paintPage(context, label, page, { scale, record, pictureOf: pictures.get, onText: askFonts })
        }
      })
    }
    const pictures = createPictureStore(redraw)
    const askFonts = createFontLoader(redraw)
    redraw()
    return () => cancelAnimationFrame(asked)
  }, [label, record])
  return (
    <div ref={box} className={styles.preview} role="img" aria-label={name}>
      {label.pages.slice(0, 4).map(({ id, width, height }) => {
        const scale = side / Math.max(width, height)
        const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
        return (
          <canvas
            key={id}
            width={across * 2}
            height={down * 2}
            style={{ width: across, aspectRatio: `${across} / ${down}` }}
          />
        )
      })}
    </div>
  )
}
