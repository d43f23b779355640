import type { ValueFault } from '../value-fault.ts'

/** Checks a text of any characters. */
export const textCheck = (value: string): ValueFault | null =>
  /\p{Surrogate}/u.test(value) ? { message: '内容含有损坏的字符，请重新输入' } : null
