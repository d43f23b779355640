/** A text area that nobody sees, for the keyboard, the clipboard and input methods. */
export function createTextArea(): HTMLTextAreaElement {
  const area = document.createElement('textarea')
  area.setAttribute('aria-label', '编辑文字，按 Esc 结束')
  area.spellcheck = false
  area.tabIndex = -1
  area.hidden = true
  area.style.cssText =
    'position:absolute;width:2px;height:18px;padding:0;border:0;opacity:0;resize:none;overflow:hidden;font-size:16px;white-space:pre;pointer-events:none'
  return area
}

interface TextAreaListeners {
  onInput(): void
  onKey(event: KeyboardEvent): void
  onBlur(): void
  /** The marked part of the area has changed. */
  onSelection(): void
}

/** Keeps the keys and the clipboard of the area from the rest of the editor. Answers how to stop. */
export function listenToTextArea(area: HTMLTextAreaElement, listeners: TextAreaListeners): () => void {
  area.addEventListener('input', listeners.onInput)
  area.addEventListener('keydown', (event) => {
    event.stopPropagation()
    listeners.onKey(event)
  })
  for (const kind of ['copy', 'cut', 'paste'] as const)
    area.addEventListener(kind, (event) => event.stopPropagation())
  area.addEventListener('blur', listeners.onBlur)
  const onSelection = () => {
    if (document.activeElement === area) listeners.onSelection()
  }
  document.addEventListener('selectionchange', onSelection)
  return () => document.removeEventListener('selectionchange', onSelection)
}
