import type { Ink } from '../../../layout/display-list.ts'
import { num, nums } from '../file/pdf-text.ts'

/** The operator that chooses a colour: grey where it is one, so that label printers need not convert. */
export function inkOperator(ink: Ink, isStroke = false): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts
  if (red === green && green === blue) return `${num(red)} ${isStroke ? 'G' : 'g'}`
  return `${nums(parts)} ${isStroke ? 'RG' : 'rg'}`
}
