import type { LabelElement } from '../../document/element.ts'

const VARIABLE = /\{\{\s*([^{}|]+?)\s*(?:\|[^{}]*)?\}\}/g
/** Variables that are the same for every row of a run. */
const CONSTANT = new Set(['date', 'page', 'pages'])

const isVarying = (text: string): boolean =>
  text.includes('{{') && [...text.matchAll(VARIABLE)].some(([, name = '']) => !CONSTANT.has(name))

/** Whether an element can look different for another row of data. */
export function varies(element: LabelElement): boolean {
  if (element.kind === 'text') return isVarying(element.text)
  if (element.kind === 'barcode') return isVarying(element.value)
  if (element.kind === 'image') return element.field !== ''
  return element.kind === 'table' && element.cells.some((row) => row.some(isVarying))
}
