import { Button, classNames, EyeIcon, EyeOffIcon, IconButton, LockIcon, TextField } from '@haixuan/ui-kit'
import { memo, useCallback, useState } from 'react'
import { moveInPile, setBaseFields } from '../commands/change-elements.ts'
import type { LabelElement } from '../document/element.ts'
import { elementsOf } from '../document/label-document.ts'
import { captionOf, kindTitle } from '../elements/element-registry.ts'
import { shownIn, useEditor, useListedHistory } from './editor.ts'
import { UnlockIcon } from './icons.tsx'
import styles from './layer-list.module.css'

interface LayerProps {
  element: LabelElement
  isSelected: boolean
  onDrop: (draggedId: string, onto: string) => void
}

const Layer = memo(function Layer({ element, isSelected, onDrop }: LayerProps) {
  const { store } = useEditor()
  const [isRenaming, setRenaming] = useState(false)
  const [isOver, setOver] = useState(false)
  const { id, isHidden, isLocked, name } = element
  const caption = captionOf(element)
  const rename = (next: string) => {
    setRenaming(false)
    if (next.trim() !== name) store.run('重命名', setBaseFields([id], { name: next.trim().slice(0, 40) }))
  }
  return (
    <li
      className={classNames(styles.layer, isOver && styles.over)}
      data-selected={isSelected}
      data-hidden={isHidden}
      draggable={!isRenaming}
      onDragStart={(event) => event.dataTransfer.setData('text/x-layer', id)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        onDrop(event.dataTransfer.getData('text/x-layer'), id)
      }}
    >
      {isRenaming ? (
        <TextField
          label="图层名称"
          labelPlacement="hidden"
          className={styles.rename}
          defaultValue={name || caption}
          autoFocus
          onBlur={(event) => rename(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') setRenaming(false)
          }}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className={styles.name}
          aria-pressed={isSelected}
          style={{ paddingInlineStart: 8 + element.groups.length * 12 }}
          onClick={(event) => {
            const { ids } = store.get().selection
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey)
              store.select([id], { wholeGroups: false })
            else if (isSelected)
              store.select(
                ids.filter((other) => other !== id),
                { wholeGroups: false },
              )
            else store.select([...ids, id], { wholeGroups: false })
          }}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => {
            if (event.key === 'F2') setRenaming(true)
          }}
        >
          <span className={styles.kind}>{kindTitle(element.kind)}</span>
          <span className={styles.caption}>{caption}</span>
        </Button>
      )}
      <IconButton
        label={isLocked ? `解锁 ${caption}` : `锁定 ${caption}`}
        size="small"
        className={classNames(!isLocked && styles.calm)}
        icon={isLocked ? <LockIcon /> : <UnlockIcon />}
        onClick={() => store.run(isLocked ? '解锁' : '锁定', setBaseFields([id], { isLocked: !isLocked }))}
      />
      <IconButton
        label={isHidden ? `显示 ${caption}` : `隐藏 ${caption}`}
        size="small"
        className={classNames(!isHidden && styles.calm)}
        icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => store.run(isHidden ? '显示' : '隐藏', setBaseFields([id], { isHidden: !isHidden }))}
      />
    </li>
  )
})

/** Layers beyond this are not listed: nobody reads them, and drawing them takes time. */
const MOST_LISTED = 300

/** The elements of the page from the front to the back; dragged up and down, renamed by F2 or a double press. */
export function LayerList() {
  const { store } = useEditor()
  const { document, page, selected } = shownIn(useListedHistory())
  const chosen = new Set(selected.map(({ id }) => id))
  const layers = elementsOf(document, page).reverse()
  const drop = useCallback(
    (draggedId: string, onto: string) => {
      const { document: label, selection } = store.get()
      const order = label.pages.find(({ id }) => id === selection.pageId)?.order ?? []
      if (draggedId === onto || !order.includes(draggedId)) return
      const rest = order.filter((id) => id !== draggedId)
      // The list shows the front first: dropped on a layer, the dragged one comes to be in front of it.
      store.run('调整图层', moveInPile(selection.pageId, draggedId, rest.indexOf(onto) + 1))
    },
    [store],
  )
  if (layers.length === 0) return <p className={styles.empty}>标签上还没有元素，从左侧添加。</p>
  return (
    <>
      <ul className={styles.list} aria-label="图层">
        {layers.slice(0, MOST_LISTED).map((element) => (
          <Layer key={element.id} element={element} isSelected={chosen.has(element.id)} onDrop={drop} />
        ))}
      </ul>
      {layers.length > MOST_LISTED ? (
        <p className={styles.empty}>{`还有 ${layers.length - MOST_LISTED} 个元素未列出，可在画布上选择`}</p>
      ) : null}
    </>
  )
}
