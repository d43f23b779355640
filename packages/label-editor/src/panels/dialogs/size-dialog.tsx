import { Button, Dialog, NumberField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { resizePage } from '../../commands/change-pages.ts'
import { LABEL_SIZES } from '../../library/sizes/label-sizes.ts'
import { useEditor, useShown } from '../editor.ts'
import styles from './dialogs.module.css'

/** The size of the label: one of the trade, or any. */
export function SizeDialog({ onClose }: { onClose: () => void }) {
  const { store, canvas } = useEditor()
  const { page } = useShown()
  const [size, setSize] = useState({ width: page.width / 100, height: page.height / 100 })
  const set = (width: number, height: number) => {
    store.run('标签尺寸', resizePage(page.id, width * 100, height * 100))
    onClose()
    canvas?.fit()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="标签尺寸"
      size="medium"
      footer={
        <Button variant="primary" onClick={() => set(size.width, size.height)}>
          使用此尺寸
        </Button>
      }
    >
      <div className={styles.sizes}>
        {LABEL_SIZES.map(({ id, width, height, use }) => (
          <Button
            key={id}
            className={styles.size}
            aria-pressed={page.width === width && page.height === height}
            onClick={() => set(width / 100, height / 100)}
          >
            <span>{`${width / 100} × ${height / 100} mm`}</span>
            <span className={styles.small}>{use}</span>
          </Button>
        ))}
      </div>
      <div className={styles.pair}>
        <NumberField
          label="宽"
          value={size.width}
          min={5}
          max={1_000}
          step={1}
          unit="mm"
          onChange={(width) => width !== null && setSize({ ...size, width })}
        />
        <NumberField
          label="高"
          value={size.height}
          min={5}
          max={1_000}
          step={1}
          unit="mm"
          onChange={(height) => height !== null && setSize({ ...size, height })}
        />
      </div>
    </Dialog>
  )
}
