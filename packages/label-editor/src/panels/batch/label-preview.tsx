import { useEffect, useRef } from 'react'
import { createFontLoader } from '../../canvas/canvas-fonts.ts'
import { paintItems } from '../../canvas/paint-items.ts'
import { createPictureStore } from '../../canvas/picture-store.ts'
import { elementsOf, type LabelDocument, type LabelPage } from '../../document/label-document.ts'
import { layoutOf } from '../../elements/element-registry.ts'
import { pageContext } from '../../layout/page-context.ts'
import styles from './batch.module.css'

type Record = Readonly<globalThis.Record<string, string>>
type Pictures = ReturnType<typeof createPictureStore>

function paint(
  canvas: HTMLCanvasElement,
  label: LabelDocument,
  page: LabelPage,
  record: Record,
  pictures: Pictures,
  askFonts: (text: string) => void,
) {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = canvas.width / page.width
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const contextOf = pageContext(label, page.id, Date.now(), record)
  for (const element of elementsOf(label, page)) {
    if (element.isHidden) continue
    const { x, y, width, height, rotation } = element
    const { items } = layoutOf(element, contextOf(element))
    for (const item of items) if (item.kind === 'glyphs') askFonts(item.text)
    context.setTransform(scale, 0, 0, scale, (x + width / 2) * scale, (y + height / 2) * scale)
    context.rotate((rotation * Math.PI) / 180)
    context.translate(-width / 2, -height / 2)
    paintItems(context, items, pictures.get)
  }
}

export interface LabelPreviewProps {
  label: LabelDocument
  /** Values of the row that is shown. */
  record: Record
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
          if (page) paint(canvas, label, page, record, pictures, askFonts)
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
