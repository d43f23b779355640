import { Button } from '@haixuan/ui-kit'
import { kindTitle } from '../../elements/element-registry.ts'
import { runAction } from '../actions/actions.ts'
import { useEditor, useShown } from '../editor.ts'
import { ArrangeButtons } from './arrange-buttons.tsx'
import { ElementNotes } from './element-notes.tsx'
import styles from './inspector.module.css'
import { InspectorFields } from './inspector-fields.tsx'
import { PageFields } from './page-fields.tsx'
import { PositionFields } from './position-fields.tsx'

/** The properties of what is selected; of the page when nothing is. */
export function Inspector() {
  const editor = useEditor()
  const { selected } = useShown()
  const [only] = selected
  if (!only) return <PageFields />
  const isLocked = selected.every((element) => element.isLocked)
  return (
    <div className={styles.inspector}>
      <h3 className={styles.title}>
        {selected.length > 1 ? `已选 ${selected.length} 个元素` : kindTitle(only.kind)}
      </h3>
      {isLocked ? (
        <div className={styles.locked}>
          <span>已锁定，不能移动和修改</span>
          <Button size="small" onClick={() => runAction(editor, 'lock')}>
            解锁
          </Button>
        </div>
      ) : null}
      <ArrangeButtons />
      {selected.length === 1 ? (
        <>
          <PositionFields element={only} />
          <ElementNotes element={only} />
          <InspectorFields element={only} />
        </>
      ) : (
        <p className={styles.hint}>单独选中一个元素，可以修改它的内容和尺寸。</p>
      )}
    </div>
  )
}
