import { NumberField } from '@haixuan/ui-kit'
import { setPosition } from '../../commands/transform-elements.ts'
import type { LabelElement } from '../../document/element.ts'
import type { Frame } from '../../geometry/handles.ts'
import { useEditor } from '../editor.ts'
import styles from './inspector.module.css'

const FIELDS = [
  ['x', '左'],
  ['y', '上'],
  ['width', '宽'],
  ['height', '高'],
] as const

/** Place, size and angle in millimetres and degrees. */
export function PositionFields({ element }: { element: LabelElement }) {
  const { store } = useEditor()
  const set = (place: Partial<Frame>) => store.run('调整位置', setPosition([element.id], place))
  return (
    <div className={styles.pair}>
      {FIELDS.map(([key, label]) => (
        <NumberField
          key={key}
          label={label}
          labelPlacement="inside"
          value={element[key] / 100}
          step={0.1}
          format={{ maximumFractionDigits: 2 }}
          unit="mm"
          disabled={element.isLocked}
          {...(key === 'width' || key === 'height' ? { min: 0, max: 1_000 } : {})}
          onChange={(value) => value !== null && set({ [key]: Math.round(value * 100) })}
        />
      ))}
      <NumberField
        label="旋转"
        labelPlacement="inside"
        value={element.rotation}
        step={1}
        format={{ maximumFractionDigits: 2 }}
        unit="°"
        disabled={element.isLocked}
        onChange={(value) => value !== null && set({ rotation: value })}
      />
    </div>
  )
}
