import { Button, NumberField } from '@haixuan/ui-kit'
import { editFields } from '../../commands/transform-elements.ts'
import type { ImageElement } from '../../document/element.ts'
import { pictureDpi } from '../../elements/image/fit-picture.ts'
import { runAction } from '../actions/actions.ts'
import { useEditor, useShown } from '../editor.ts'
import styles from './inspector.module.css'

const SIDES = [
  ['left', '左裁'],
  ['right', '右裁'],
  ['top', '上裁'],
  ['bottom', '下裁'],
] as const
const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

/** How much of the picture is cut off at each side, and how fine it prints. */
export function ImageCrop({ element }: { element: ImageElement }) {
  const editor = useEditor()
  const { store } = editor
  const { document } = useShown()
  const image = document.images[element.imageId]
  return (
    <>
      <Button size="small" disabled={element.isLocked} onClick={() => runAction(editor, 'crop')}>
        在画布上裁剪
      </Button>
      <div className={styles.pair}>
        {SIDES.map(([side, label]) => (
          <NumberField
            key={side}
            label={label}
            labelPlacement="inside"
            value={Math.round(element.crop[side] * 100)}
            min={0}
            max={Math.floor(95 - element.crop[OPPOSITE[side]] * 100)}
            unit="%"
            disabled={element.isLocked}
            onChange={(value) =>
              store.run(
                '裁剪',
                editFields([element.id], { crop: { ...element.crop, [side]: (value ?? 0) / 100 } }),
              )
            }
          />
        ))}
      </div>
      {image ? <p className={styles.hint}>{`按现在的尺寸打印为 ${pictureDpi(element, image)} dpi`}</p> : null}
    </>
  )
}
