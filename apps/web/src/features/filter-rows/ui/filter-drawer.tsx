import { Button, Drawer, leaveField } from '@haixuan/ui-kit'
import { useRef, useState } from 'react'
import type { ListPage, PageQuery } from '#shared/board'
import styles from './filter-bar.module.css'
import type { FilterContext, FilterControl } from './filter-control.ts'
import { PANEL_EDITORS } from './panel-editors.ts'
import { useResultText } from './use-result-text.ts'

type Patch = Parameters<FilterContext['change']>[0]

interface FilterDrawerProps {
  kind: { noun: string; counted: string }
  /** Counts the rows of the list with that patch laid over its query. */
  countQuery: (typed: Patch) => PageQuery<ListPage<unknown>>
  controls: readonly FilterControl[]
  context: FilterContext
  onClear: () => void
  onClose: () => void
}

/**
 * All filters below each other, where the screen has no space for a bar. Its button counts what the filters find, also
 * with what is being typed; closing in any way but Escape applies that.
 */
export function FilterDrawer(props: FilterDrawerProps) {
  const { kind, countQuery, controls, context, onClear, onClose } = props
  const [typed, setTyped] = useState<Readonly<Record<string, Patch | undefined>>>({})
  const body = useRef<HTMLDivElement>(null)
  const waiting: Patch = Object.assign({}, ...Object.values(typed))
  const result = useResultText(countQuery(waiting), kind)
  const close = () => {
    leaveField(body.current)
    // What cannot be applied says why; a press that closed over it would throw it away.
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong ? wrong.focus() : onClose()
  }
  return (
    <Drawer
      open
      onOpenChange={close}
      title="筛选"
      footer={
        <>
          <Button onClick={onClear}>清空筛选</Button>
          <Button variant="primary" onClick={close}>
            {result}
          </Button>
        </>
      }
    >
      <div ref={body}>
        {controls.map((control) => (
          <section key={control.id} className={styles.section}>
            <h3 className={styles.heading}>{control.label}</h3>
            {control.editor(
              { ...context, typed: (id, patch) => setTyped((known) => ({ ...known, [id]: patch })) },
              PANEL_EDITORS,
            )}
          </section>
        ))}
      </div>
    </Drawer>
  )
}
