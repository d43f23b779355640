import type { ReactNode } from 'react'
import type { PanelEditors } from './panel-editors.ts'

/** What is asked for, by the names of parameters. */
export type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** What a control is told: what is on now, and how to change it. */
export interface FilterContext {
  values: Values
  /** Ends when the change is seen. */
  change: (patch: Values) => Promise<void>
  /** The same for what was typed and left without Enter or a button: an open panel stays open. */
  leave: (patch: Values) => void
  /** What is being typed in a filter, by its id; undefined once nothing waits there. */
  typed: (id: string, patch: Values | undefined) => void
  /** Asks for the rows of that change while it is still being pressed. */
  ahead: (patch: Values) => void
  /** Draws the category tree for a value. */
  category: (value: string | undefined, change: (id: string | undefined) => void) => ReactNode
}

interface Named {
  id: string
  label: string
}

/** A filter behind a button. Its editor is drawn of what comes with the panel. */
export interface PanelControl extends Named {
  place: 'panel'
  /** Whether several answers may be on at once. */
  isMany: boolean
  editor: (context: FilterContext, editors: PanelEditors) => ReactNode
}

/** A filter that is always in sight. */
export interface OpenControl extends Named {
  /** First in the bar, with a button of its own, as a switch, or elsewhere on the page. */
  place: 'search' | 'own' | 'switch' | 'outside'
  editor: (context: FilterContext) => ReactNode
}

/** A filter as the page sees it. */
export type FilterControl = PanelControl | OpenControl

/** A value as the text that it is, if it is one. */
export const textOf = (value: Values[string]) => (typeof value === 'string' ? value : undefined)
