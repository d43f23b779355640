import { grownToText } from '../elements/text/grow-to-text.ts'
import { type Command, editElements } from './command.ts'

/** Sets the text of text elements; their boxes grow so that all of it shows. */
export const editText =
  (ids: readonly string[], text: string): Command =>
  (document) =>
    editElements(document, ids, (element) =>
      element.kind === 'text' && element.text !== text ? grownToText({ ...element, text }) : element,
    )
