/**
 * Whether a failure says that the visitor may not see something, rather than that something broke. A quota of the day that
 * is used up answers 429, like a call that comes too fast; only the latter is worth a second try.
 */
export function isRefusal({ status, reason }: { status: number; reason: string }): boolean {
  return status === 403 || reason.includes('quota')
}
