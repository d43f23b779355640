import type { ElementKind, LabelElement } from '../document/element.ts'
import type { DisplayList, LayoutContext } from '../layout/display-list.ts'
import type { Length, PrinterDpi } from '../units/length.ts'

type InspectorChoices = readonly { value: string; label: string }[]

/** A field of the inspector: what it sets and with which control. Data only; the panels draw it. */
export type InspectorField<K extends string = string, E = LabelElement> =
  | { control: 'length'; key: K; label: string; min?: number; max?: number; step?: number }
  | { control: 'number'; key: K; label: string; min?: number; max?: number; step?: number; unit?: string }
  | { control: 'text'; key: K; label: string; rows: number }
  | { control: 'switch'; key: K; label: string }
  | {
      control: 'choice'
      key: K
      label: string
      options: InspectorChoices | ((element: E) => InspectorChoices)
    }
  | { control: 'segments'; key: K; label: string; options: InspectorChoices }
  /** Drawn by a panel of its own: the cells of a table, the picture of an image. */
  | { control: 'own'; key: K; label: string }

export interface InspectorGroup<K extends string = string, E = LabelElement> {
  title: string
  fields: readonly InspectorField<K, E>[]
}

/** Which handles a selection of one such element shows. */
export interface Handles {
  corners: boolean
  edges: boolean
  /** Corners keep the ratio of the sides without Shift. */
  keepsRatio: boolean
  turns: boolean
}

type ElementOf<K extends ElementKind> = Extract<LabelElement, { kind: K }>
type FieldOf<K extends ElementKind> = Extract<keyof ElementOf<K>, string>

/** Everything the editor knows about a kind of element, in one record. */
export interface ElementDefinition<K extends ElementKind = ElementKind> {
  kind: K
  /** What the kind is called. */
  title: string
  /** What an element shows in the layer list when it has no name. */
  caption(element: ElementOf<K>): string
  /** A new element in its usual size; null where it needs more than an id, as a picture. */
  create: ((id: string) => ElementOf<K>) | null
  layout(element: ElementOf<K>, context: LayoutContext): DisplayList
  handles: Handles
  /** Whether a press inside the box hits, or only one on the ink. */
  isSolid(element: ElementOf<K>): boolean
  /** What else changes when the box is resized. */
  resized?(element: ElementOf<K>, box: { width: Length; height: Length }, dpi: PrinterDpi): ElementOf<K>
  inspector: readonly InspectorGroup<FieldOf<K>, ElementOf<K>>[]
}

/** Keeps the kind's own types while it is written; the registry forgets them. */
export const defineElement = <K extends ElementKind>(
  definition: ElementDefinition<K>,
): ElementDefinition<K> => definition
