import { randomBytes } from 'node:crypto'

/** Nothing that is mixed up when it is read aloud or typed into the remark of a transfer. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** A new order number: HX and ten of 32 letters, within what WeChat Pay allows (6 to 32). */
export function newOrderNumber(): string {
  return `HX${[...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
