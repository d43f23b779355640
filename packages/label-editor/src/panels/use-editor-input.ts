import { type RefObject, useEffect } from 'react'
import { removeElements } from '../commands/change-elements.ts'
import { endRepeated, runShortcut } from './actions/actions.ts'
import { readClip, writeClip } from './clipboard/clipboard.ts'
import type { Editor } from './editor.ts'

/** Where an event began, inside a shadow root too: for those outside it is the root's host. */
const originOf = (event: Event) => event.composedPath()[0] ?? event.target

/** Whether keys belong to a field instead of the label. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

function onKeyDown(editor: Editor, event: KeyboardEvent): void {
  const { store, canvas } = editor
  const origin = originOf(event)
  if (event.key === ' ' && origin instanceof HTMLElement && origin.role === 'application') {
    event.preventDefault()
    canvas?.setHand(true)
    return
  }
  if (event.key === 'Escape') {
    if (!canvas?.escape() && store.get().selection.ids.length > 0) store.select([])
    return
  }
  // Buttons and lists keep the keys that work them.
  const isOnCanvas = origin === document.body || (origin as HTMLElement).role === 'application'
  const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey
  if (isPlainKey && !isOnCanvas && event.key !== 'Delete') return
  if (runShortcut(editor, event)) event.preventDefault()
}

function onClipboard(editor: Editor, kind: 'copy' | 'cut' | 'paste', event: ClipboardEvent): void {
  if (!event.clipboardData) return
  const isDone =
    kind === 'paste' ? readClip(editor, event.clipboardData) : writeClip(editor, event.clipboardData)
  if (!isDone) return
  event.preventDefault()
  const { store } = editor
  if (kind === 'cut') store.run('剪切', removeElements(store.get().selection.ids))
}

/** Keys and the clipboard of the page, as far as they are for the editor inside `root` and for none of its fields. */
export function useEditorInput(root: RefObject<HTMLElement | null>, editor: Editor): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const isForLabel = (event: Event) => {
      const origin = originOf(event)
      const isOurs = origin === document.body || (origin instanceof Node && element.contains(origin))
      return isOurs && !isField(origin)
    }
    document.addEventListener(
      'keydown',
      (event) => {
        if (!event.defaultPrevented && isForLabel(event)) onKeyDown(editor, event)
      },
      options,
    )
    document.addEventListener(
      'keyup',
      (event) => {
        if (event.key === ' ') editor.canvas?.setHand(false)
        if (event.key.startsWith('Arrow')) endRepeated(editor)
      },
      options,
    )
    addEventListener('blur', () => endRepeated(editor), options)
    for (const kind of ['copy', 'cut', 'paste'] as const) {
      document.addEventListener(
        kind,
        (event) => {
          if (isForLabel(event)) onClipboard(editor, kind, event)
        },
        options,
      )
    }
    return () => stop.abort()
  }, [root, editor])
}
