import { Button, IconButton, Menu, PlusIcon } from '@haixuan/ui-kit'
import { addPage, copyPage, removePage } from '../../commands/change-pages.ts'
import { FULL_SCALE } from '../../geometry/viewport.ts'
import { runAction } from '../actions/actions.ts'
import { useCanvasView, useEditor, useShown } from '../editor.ts'
import { FitIcon, GridLinesIcon, MagnetIcon, ZoomInIcon, ZoomOutIcon } from '../icons.tsx'
import { ActionButton } from './action-button.tsx'
import styles from './status-bar.module.css'

const mm = (length: number) => Number((length / 100).toFixed(2))

function Pages() {
  const { store, makeId } = useEditor()
  const { document, page } = useShown()
  const open = (pageId: string) => store.select([], { pageId })
  const add = (isCopy: boolean) => {
    const id = makeId()
    store.run(isCopy ? '复制页面' : '添加页面', isCopy ? copyPage(page.id, id, makeId) : addPage(page.id, id))
    open(id)
  }
  return (
    <nav className={styles.pages} aria-label="页面">
      {document.pages.map(({ id }, index) => (
        <Button
          key={id}
          size="small"
          variant="quiet"
          className={styles.page}
          aria-current={id === page.id ? 'page' : undefined}
          onClick={() => open(id)}
        >
          {`${index + 1}`}
          <span className={styles.unseen}>页</span>
        </Button>
      ))}
      <Menu
        trigger={<IconButton label="页面操作" size="small" icon={<PlusIcon />} />}
        groups={[
          [
            { id: 'add', label: '添加空白页' },
            { id: 'copy', label: '复制本页' },
          ],
          [{ id: 'remove', label: '删除本页', danger: true, disabled: document.pages.length === 1 }],
        ]}
        onAction={(action) => {
          if (action === 'remove') store.run('删除页面', removePage(page.id))
          else add(action === 'copy')
        }}
      />
    </nav>
  )
}

/** Pages, size of the label, grid, snapping and zoom. */
export function StatusBar() {
  const editor = useEditor()
  const view = useCanvasView()
  const { page, document, selected } = useShown()
  const percent = view ? Math.round((view.viewport.scale / FULL_SCALE) * 100) : 100
  return (
    <footer className={styles.bar}>
      <Pages />
      <Button size="small" variant="quiet" onClick={() => editor.openDialog('size')}>
        {`${mm(page.width)} × ${mm(page.height)} mm`}
      </Button>
      <Button
        size="small"
        variant="secondary"
        className={styles.narrow}
        onClick={() => editor.openPart('RightToolbar')}
      >
        属性
      </Button>
      <span className={styles.note}>{`${document.dpi} dpi`}</span>
      <span className={styles.note}>
        {selected.length > 0 ? `已选 ${selected.length} 个` : `${page.order.length} 个元素`}
      </span>
      <span className={styles.space} />
      <ActionButton id="toggle-grid" icon={<GridLinesIcon />} pressed={view?.isGridShown ?? false} />
      <ActionButton id="toggle-snapping" icon={<MagnetIcon />} pressed={view?.isSnapping ?? true} />
      <ActionButton id="zoom-out" icon={<ZoomOutIcon />} />
      <Menu
        trigger={
          <Button size="small" variant="quiet" className={styles.zoom} aria-label={`缩放 ${percent}%`}>
            {`${percent}%`}
          </Button>
        }
        groups={[
          [
            { id: 'fit', label: '适应窗口', shortcut: 'Ctrl 0' },
            { id: 'actual-size', label: '实际尺寸 1:1', shortcut: 'Ctrl 1' },
            { id: 'full-scale', label: '100%', shortcut: 'Ctrl 2' },
          ],
          [{ id: 'calibrate', label: '校准屏幕…' }],
        ]}
        onAction={(id) => runAction(editor, id)}
      />
      <ActionButton id="zoom-in" icon={<ZoomInIcon />} />
      <ActionButton id="fit" icon={<FitIcon />} />
    </footer>
  )
}
