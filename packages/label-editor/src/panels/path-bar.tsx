import { Button } from '@haixuan/ui-kit'
import { useCanvasView, useEditor } from './editor.ts'
import { ModeBar } from './mode-bar.tsx'

const WORDS = {
  drawing: '正在绘制路径：方向键移动落点，空格放下节点，退格删除上一个，C 首尾相连，回车完成，Esc 取消',
  editing:
    '正在编辑路径：Alt 加方向键选择节点，方向键移动，空格切换平滑和尖角，Delete 删除，C 首尾相连，回车完成，Esc 取消',
}
const HINTS = {
  drawing: '单击放下节点，按住拖动成曲线，双击或回车完成',
  editing: '拖动节点和手柄，双击线条添加节点，双击节点切换平滑',
}

/** What can be done while a path is drawn or its nodes are changed. */
export function PathBar() {
  const { canvas } = useEditor()
  const pen = useCanvasView()?.pen ?? null
  const mode = pen?.id === null ? 'drawing' : 'editing'
  const isClosed = pen?.draft.isClosed ?? false
  return (
    <ModeBar
      isShown={pen !== null}
      words={WORDS[mode]}
      hint={HINTS[mode]}
      doneLabel="完成路径"
      onDone={() => canvas?.applyPath()}
    >
      {(pen?.draft.nodes.length ?? 0) > 1 ? (
        <Button size="small" aria-pressed={isClosed} onClick={() => canvas?.closePath(!isClosed)}>
          {isClosed ? '断开首尾' : '首尾相连'}
        </Button>
      ) : null}
    </ModeBar>
  )
}
