import { Button, CheckIcon, CloseIcon } from '@haixuan/ui-kit'
import styles from './crop-bar.module.css'
import { useCanvasView, useDesk } from './desk.ts'

/** What can be done while a picture is cut, and by which keys. */
export function CropBar() {
  const { canvas } = useDesk()
  const view = useCanvasView()
  const end = (act: () => void) => () => {
    act()
    canvas?.focus()
  }
  return (
    <>
      <p role="status" className={styles.words}>
        {view?.cropping
          ? '正在裁剪图片：方向键移动，Shift 加方向键改右边和下边，Ctrl 加方向键改左边和上边，回车完成，Esc 取消'
          : ''}
      </p>
      {view?.cropping && canvas ? (
        <div className={styles.bar}>
          <span className={styles.hint}>拖动边角裁剪，回车完成</span>
          <Button size="small" variant="primary" icon={<CheckIcon />} onClick={end(() => canvas.applyCrop())}>
            完成裁剪
          </Button>
          <Button size="small" icon={<CloseIcon />} onClick={end(() => canvas.escape())}>
            取消
          </Button>
        </div>
      ) : null}
    </>
  )
}
