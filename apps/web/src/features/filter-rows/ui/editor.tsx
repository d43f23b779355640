import { type ReactNode, use } from 'react'
import type { PanelControl } from './filter-control.ts'
import { FilterEditorContext } from './filter-editor-context.tsx'
import { PANEL_EDITORS } from './panel-editors.ts'

interface EditorProps {
  control: PanelControl
  /** Told after one answer, where one is enough. */
  onDone: () => void
}

/** The editor of a filter, where it is open. */
export function Editor({ control, onDone }: EditorProps): ReactNode {
  const context = use(FilterEditorContext)
  if (!context) throw new Error('An editor stands outside the filter bar: draw it inside EditorPlace.')
  const change: typeof context.change = async (patch) => {
    await context.change(patch)
    if (!control.isMany) onDone()
  }
  return control.editor({ ...context, change }, PANEL_EDITORS)
}
