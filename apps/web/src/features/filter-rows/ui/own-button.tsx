import { memo, use, useCallback, useLayoutEffect, useRef } from 'react'
import type { FilterContext, OpenControl } from './filter-control.ts'
import { FilterEditorContext } from './filter-editor-context.tsx'

interface OwnButtonProps extends Pick<FilterContext, 'category'> {
  control: OpenControl
  value: FilterContext['values'][string]
}

/** A filter that brings its own button, a tree of choices; not drawn again for what other filters ask. */
export function OwnButton(props: OwnButtonProps) {
  const change = use(FilterEditorContext)?.change
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  })
  const steady = useCallback<FilterContext['change']>(async (patch) => latest.current?.(patch), [])
  return <Steady {...props} change={steady} />
}

const Steady = memo(function Steady({
  control,
  value,
  change,
  category,
}: OwnButtonProps & Pick<FilterContext, 'change'>) {
  return control.editor({
    ...{ change, leave: change, typed: nothing, ahead: nothing, category },
    values: { [control.id]: value },
  })
})

/** A tree has no press that already says what is chosen. */
const nothing = () => undefined
