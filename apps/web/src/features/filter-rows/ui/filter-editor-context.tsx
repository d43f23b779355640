import { createContext } from 'react'
import type { FilterContext } from './filter-control.ts'

/**
 * What the editors are told. Beside the properties, because closed filters have no editor: a change of what is
 * asked for then draws none of their buttons again.
 */
export const FilterEditorContext = createContext<FilterContext | null>(null)
