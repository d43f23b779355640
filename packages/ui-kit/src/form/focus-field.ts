const FOCUSABLE = 'input, button, select, textarea, [tabindex]'

/** What is described by the error of a field, parts of a group included; the first of them takes the focus. */
function describedBy(form: HTMLFormElement, name: string): HTMLElement[] {
  const notes = [...form.querySelectorAll<HTMLElement>('[data-error-of]')]
  const note = notes.find(({ dataset }) => dataset['errorOf'] === name)
  if (!note) return []
  return [...form.querySelectorAll<HTMLElement>('[aria-describedby]')]
    .filter((control) => control.getAttribute('aria-describedby')?.split(' ').includes(note.id))
    .flatMap((control) => [control, ...control.querySelectorAll<HTMLElement>(FOCUSABLE)])
}

/** Names of the fields whose error shows at them, from top to bottom. */
export function fieldsWithNote(form: HTMLFormElement | null): string[] {
  const notes = form ? [...form.querySelectorAll<HTMLElement>('[data-error-of]')] : []
  return notes.flatMap(({ dataset }) => dataset['errorOf'] ?? [])
}

/**
 * Leads to a field of a form by its name. The element that carries the name is often a hidden one, which cannot take
 * the focus, so what its error describes comes first; for a plain control of others the name has to do.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  if (!form) return
  const item = form.elements.namedItem(name)
  const named = item instanceof RadioNodeList ? item[0] : item
  for (const control of [...describedBy(form, name), named]) {
    if (!(control instanceof HTMLElement)) continue
    control.focus()
    if (control.matches(':focus')) return
  }
}
