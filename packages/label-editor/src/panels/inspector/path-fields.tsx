import { Button, Switch } from '@haixuan/ui-kit'
import { editElements } from '../../commands/command.ts'
import type { ShapeElement } from '../../document/element.ts'
import { beginPath, withPath } from '../../elements/shape/path-draft.ts'
import { useEditor } from '../editor.ts'
import styles from './inspector.module.css'

/** What only a path has: its nodes, and whether it ends where it begins. */
export function PathFields({ element }: { element: ShapeElement }) {
  const { canvas, store } = useEditor()
  if (element.shape !== 'path') return null
  const close = (isClosed: boolean) =>
    store.run(isClosed ? '闭合路径' : '断开路径', (document) =>
      editElements(document, [element.id], (shape) =>
        shape.kind === 'shape' ? withPath(shape, { ...beginPath(shape), isClosed }) : shape,
      ),
    )
  return (
    <>
      <div className={styles.row}>
        <span>首尾相连</span>
        <Switch
          checked={element.isClosed}
          onChange={close}
          disabled={element.isLocked}
          aria-label="首尾相连"
        />
      </div>
      <Button size="small" disabled={element.isLocked} onClick={() => canvas?.editPath(element.id)}>
        编辑节点
      </Button>
    </>
  )
}
