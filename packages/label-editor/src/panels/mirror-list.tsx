import { memo } from 'react'
import type { LabelElement } from '../document/element.ts'
import { elementsOf } from '../document/label-document.ts'
import { captionOf, kindTitle } from '../elements/element-registry.ts'
import { shownIn, useListedHistory } from './editor.ts'
import styles from './mirror-list.module.css'

const mm = (length: number) => (length / 100).toFixed(1)

interface MirrorItemProps {
  element: LabelElement
  isSelected: boolean
}

const MirrorItem = memo(function MirrorItem({ element, isSelected }: MirrorItemProps) {
  const { kind, x, y, width, height, rotation, isLocked, isHidden } = element
  return (
    <li>
      {`${kindTitle(kind)} ${captionOf(element)}，左 ${mm(x)}，上 ${mm(y)}，宽 ${mm(width)}，高 ${mm(height)} 毫米${rotation ? `，旋转 ${rotation} 度` : ''}${isLocked ? '，已锁定' : ''}${isHidden ? '，已隐藏' : ''}${isSelected ? '，已选中' : ''}`}
    </li>
  )
})

/** The label in words, for who cannot see the canvas: what is where, and what is selected. */
export function MirrorList() {
  const history = useListedHistory()
  const { document, page, selected } = shownIn(history)
  const chosen = new Set(selected.map(({ id }) => id))
  return (
    <div id="label-mirror" className={styles.mirror}>
      <p>
        {`${document.name}，宽 ${mm(page.width)} 毫米，高 ${mm(page.height)} 毫米，第 ${document.pages.indexOf(page) + 1} 页，共 ${document.pages.length} 页，${page.order.length} 个元素`}
      </p>
      <ul aria-label="标签上的元素">
        {elementsOf(document, page).map((element) => (
          <MirrorItem key={element.id} element={element} isSelected={chosen.has(element.id)} />
        ))}
      </ul>
      <p role="status">
        {selected.length === 0
          ? '未选中元素'
          : `已选中 ${selected.length} 个元素：${selected.slice(0, 5).map(captionOf).join('、')}`}
      </p>
    </div>
  )
}
