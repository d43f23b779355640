import { createContext, type ReactNode, use } from 'react'
import type { FilterContext, FilterControl } from './filter-controls.tsx'

/**
 * What the editors are told. Beside the properties, because closed filters have no editor: a change of what is
 * asked for then draws none of their buttons anew.
 */
export const EditorPlace = createContext<FilterContext | null>(null)

interface EditorProps {
  control: FilterControl
  /** Told after one answer, where one is enough. */
  onDone: () => void
}

/** The editor of a filter, where it stands open. */
export function Editor({ control, onDone }: EditorProps): ReactNode {
  const context = use(EditorPlace)
  if (!context) throw new Error('An editor stands outside the filter bar: draw it inside EditorPlace.')
  return control.editor({
    ...context,
    change: (patch) => {
      context.change(patch)
      if (!control.isMany) onDone()
    },
  })
}
