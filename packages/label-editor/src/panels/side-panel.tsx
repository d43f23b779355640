import { CloseIcon, IconButton } from '@haixuan/ui-kit'
import { lazy, Suspense } from 'react'
import { useEditor, useShown } from './editor.ts'
import styles from './label-editor.module.css'

// Many kinds of fields: the label is painted before they come.
const Inspector = lazy(async () => ({ default: (await import('./inspector/inspector.tsx')).Inspector }))
const LayerList = lazy(async () => ({ default: (await import('./layer-list.tsx')).LayerList }))

/** Properties above, layers below. On a narrow screen it is a sheet that is opened and closed. */
export function SidePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { canvas } = useEditor()
  const { page } = useShown()
  return (
    <aside className={styles.side} data-open={isOpen} aria-label="属性和图层">
      <div className={styles.closeSide}>
        属性
        <IconButton label="收起" size="small" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.properties}>
        <Suspense>{canvas ? <Inspector /> : null}</Suspense>
      </div>
      <section className={styles.layers} aria-label="图层列表">
        <h3 className={styles.layersTitle}>{`图层 ${page.order.length}`}</h3>
        <Suspense>{canvas ? <LayerList /> : null}</Suspense>
      </section>
    </aside>
  )
}
