import { CloseIcon, IconButton } from '@haixuan/ui-kit'
import { useShown } from './desk.ts'
import { Inspector } from './inspector/inspector.tsx'
import styles from './label-editor.module.css'
import { LayerList } from './layer-list.tsx'

/** Properties above, layers below. On a narrow screen it is a sheet that is opened and closed. */
export function SidePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { page } = useShown()
  return (
    <aside className={styles.side} data-open={isOpen} aria-label="属性和图层">
      <div className={styles.closeSide}>
        属性
        <IconButton label="收起" size="small" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.properties}>
        <Inspector />
      </div>
      <section className={styles.layers} aria-label="图层列表">
        <h3 className={styles.layersTitle}>{`图层 ${page.order.length}`}</h3>
        <LayerList />
      </section>
    </aside>
  )
}
