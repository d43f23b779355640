/**
 * Takes the focus out of a field that is about to go away: what is typed in it is applied as on any other leave.
 * A field that is removed while it has the focus tells nobody.
 */
export function leaveField(within: Element | null): void {
  const active = within?.ownerDocument.activeElement
  if (active instanceof HTMLElement && active !== within && within?.contains(active)) active.blur()
}
