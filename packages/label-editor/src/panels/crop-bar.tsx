import { useCanvasView, useEditor } from './editor.ts'
import { ModeBar } from './mode-bar.tsx'

/** What can be done while a picture is cut, and by which keys. */
export function CropBar() {
  const { canvas } = useEditor()
  const view = useCanvasView()
  return (
    <ModeBar
      isShown={Boolean(view?.cropping)}
      words="正在裁剪图片：方向键移动，Shift 加方向键改右边和下边，Ctrl 加方向键改左边和上边，回车完成，Esc 取消"
      hint="拖动边角裁剪，回车完成"
      doneLabel="完成裁剪"
      onDone={() => canvas?.applyCrop()}
    />
  )
}
