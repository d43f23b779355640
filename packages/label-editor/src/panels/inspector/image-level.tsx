import { SegmentedControl, Slider } from '@haixuan/ui-kit'
import { editFields } from '../../commands/transform-elements.ts'
import type { ImageElement } from '../../document/element.ts'
import { useEditor } from '../editor.ts'
import styles from './inspector.module.css'

const WAYS = [
  { value: 'plain', label: '原图' },
  { value: 'level', label: '黑白' },
  { value: 'dots', label: '网点' },
] as const

/** Pure black and white, as label printers print: by a level, or by spread dots for photographs. */
export function ImageLevel({ element }: { element: ImageElement }) {
  const { store } = useEditor()
  const { threshold, isDithered } = element
  const set = (fields: Partial<ImageElement>) => store.run('黑白', editFields([element.id], fields))
  const way = threshold === null ? 'plain' : isDithered ? 'dots' : 'level'
  return (
    <>
      <div className={styles.row}>
        <span>打印</span>
        <SegmentedControl
          label="打印方式"
          size="small"
          options={WAYS}
          value={way}
          disabled={element.isLocked}
          onChange={(next) =>
            set({ threshold: next === 'plain' ? null : (threshold ?? 128), isDithered: next === 'dots' })
          }
        />
      </div>
      {threshold === null ? null : (
        <Slider
          label="深浅"
          value={threshold}
          min={1}
          max={254}
          onChange={(level) => set({ threshold: level })}
        />
      )}
    </>
  )
}
