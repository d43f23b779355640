import { NumberRangeField } from '@haixuan/ui-kit'
import { ChoiceEditor } from './choice-editor.tsx'
import { DaysEditor } from './days-editor.tsx'
import { IdSetEditor } from './id-set-editor.tsx'
import { WordsEditor } from './words-editor.tsx'

/** What is in the panel of a filter. Comes with the panel: nothing of it is seen before one opens. */
export const PANEL_EDITORS = {
  Choice: ChoiceEditor,
  Days: DaysEditor,
  IdSet: IdSetEditor,
  Range: NumberRangeField,
  Words: WordsEditor,
}

export type PanelEditors = typeof PANEL_EDITORS
