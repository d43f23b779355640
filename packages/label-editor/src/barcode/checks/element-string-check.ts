import { parseElementString } from '../gs1/element-string.ts'
import type { ValueFault } from '../value-fault.ts'

/** Checks data in the brackets syntax of GS1. */
export function elementStringCheck(value: string): ValueFault | null {
  const parsed = parseElementString(value)
  if (!('fault' in parsed)) return null
  const narrow = value.normalize('NFKC').trim()
  const isMeant =
    parsed.fault.fix === undefined && narrow !== value && !('fault' in parseElementString(narrow))
  return { ...parsed.fault, ...(isMeant ? { fix: narrow } : {}) }
}
