import { Button, Dialog, Slider } from '@haixuan/ui-kit'
import { useState } from 'react'
import { useEditor } from '../editor.ts'
import { keepPixelsPerMm, pixelsPerMm } from '../screen-scale.ts'
import styles from './dialogs.module.css'

/** Length of the bar that is held against a ruler, mm. */
const BAR = 50

/** Measures the screen once, so that 1:1 shows a label as large as it prints. */
export function ScreenDialog({ onClose }: { onClose: () => void }) {
  const { canvas } = useEditor()
  const [scale, setScale] = useState(pixelsPerMm)
  const keep = () => {
    keepPixelsPerMm(scale)
    onClose()
    canvas?.zoomTo(scale / 100)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="校准屏幕"
      size="small"
      footer={
        <Button variant="primary" onClick={keep}>
          保存并按 1:1 显示
        </Button>
      }
    >
      <p className={styles.text}>拿一把尺子贴在屏幕上，拖动滑块，使下面的色条正好是 50 毫米长。</p>
      <div className={styles.bar} style={{ width: scale * BAR }} />
      <Slider
        label="屏幕比例"
        value={scale}
        min={2}
        max={9}
        step={0.01}
        format={{ maximumFractionDigits: 2 }}
        onChange={setScale}
      />
    </Dialog>
  )
}
