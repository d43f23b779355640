import { Button } from '@haixuan/ui-kit'
import { useMemo } from 'react'
import { editFields } from '../../commands/transform-elements.ts'
import type { LabelElement } from '../../document/element.ts'
import { layoutOf } from '../../elements/element-registry.ts'
import { pageContext } from '../../layout/page-context.ts'
import { useEditor, useShown } from '../editor.ts'
import styles from './inspector.module.css'

/** What is wrong with the element, with the change that puts it right. */
export function ElementNotes({ element }: { element: LabelElement }) {
  const { store } = useEditor()
  const { document, page } = useShown()
  const { notes, hint, isPending } = useMemo(
    () => layoutOf(element, pageContext(document, page.id, Date.now())(element)),
    [element, document, page.id],
  )
  return notes.map(({ message, fix }) => (
    <div
      key={message}
      className={styles.note}
      data-level={isPending ? 'info' : hint === null ? 'warning' : 'error'}
      role="status"
    >
      {message}
      {fix ? (
        <Button size="small" onClick={() => store.run('修正', editFields([element.id], fix.changes))}>
          {fix.label}
        </Button>
      ) : null}
    </div>
  ))
}
