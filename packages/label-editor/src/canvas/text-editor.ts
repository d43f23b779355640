import { removeElements } from '../commands/change-elements.ts'
import { editText } from '../commands/edit-text.ts'
import type { TextElement } from '../document/element.ts'
import { takeFresh } from '../editor/fresh-texts.ts'
import { textLayoutOf } from '../elements/text/text-definition.ts'
import { intoFrame } from '../geometry/handles.ts'
import { type Point, toLabel, toView, type Viewport } from '../geometry/viewport.ts'
import { caretAt, indexAt, indexInNextLine, lineAt } from '../layout/caret.ts'
import type { CanvasModel } from './canvas-view.ts'
import { createTextArea, listenToTextArea } from './text-area.ts'

/** Edits a text where it is. */
export interface TextEditor {
  /** Words that a tool has put in are marked whole: typing replaces them. */
  begin(id: string, mark: 'all' | Point): void
  /** Puts the caret, or the end of what is marked, where the pointer is. Answers whether it is in the text's box. */
  point(at: Point, isMarking: boolean): boolean
  markWord(): void
  end(): void
  destroy(): void
}

const WORD = /[\p{L}\p{N}_]+/gu

/** Up, down, Home and End go by the lines that are printed, not by those of the text area. */
function lineTarget(event: KeyboardEvent, element: TextElement, focus: number): number | undefined {
  if (event.ctrlKey || event.metaKey) return undefined
  const layout = textLayoutOf(element, null)
  const { isVertical } = element
  const line = layout.lines[lineAt(layout, focus)]
  const [before, after] = isVertical ? ['ArrowRight', 'ArrowLeft'] : ['ArrowUp', 'ArrowDown']
  if (event.key === before) return indexInNextLine(layout, focus, -1, isVertical)
  if (event.key === after) return indexInNextLine(layout, focus, 1, isVertical)
  if (event.key === 'Home') return line?.start ?? 0
  return event.key === 'End' ? (line?.end ?? focus) : undefined
}

/** Where in its text a point of the view is, and whether it is in the box of the text or just beside. */
function placeIn(element: TextElement, viewport: Viewport, at: Point): { isInside: boolean; index: number } {
  const inside = intoFrame(element, toLabel(viewport, at))
  const point = { x: inside.x - element.x, y: inside.y - element.y }
  const isInside =
    point.x >= -50 && point.y >= -50 && point.x <= element.width + 50 && point.y <= element.height + 50
  return { isInside, index: indexAt(textLayoutOf(element, null), point, element.isVertical) }
}

/** What is marked in the text that is edited: the same in the text area and in the view. */
function createMark(model: CanvasModel, host: HTMLElement, area: HTMLTextAreaElement) {
  const edited = (): TextElement | null => {
    const id = model.view().editing?.id
    const element = id ? model.store.get().document.elements[id] : undefined
    return element?.kind === 'text' ? element : null
  }

  /** Takes over what is marked in the text area, and moves it to the caret: there input methods show their list. */
  function followArea() {
    const element = edited()
    const { editing, viewport } = model.view()
    if (!element || !editing) return
    const isBackward = area.selectionDirection === 'backward'
    const [start, end] = [area.selectionStart, area.selectionEnd]
    const [anchor, focus] = isBackward ? [end, start] : [start, end]
    const caret = caretAt(textLayoutOf(element, null), focus, element.isVertical)
    const place = toView(viewport, { x: element.x + caret.x, y: element.y + caret.y })
    area.style.left = `${Math.max(0, Math.min(host.clientWidth - 20, place.x))}px`
    area.style.top = `${Math.max(0, Math.min(host.clientHeight - 20, place.y))}px`
    if (anchor !== editing.anchor || focus !== editing.focus) {
      model.show({ editing: { id: element.id, anchor, focus } })
    }
  }

  function setMarked(anchor: number, focus: number) {
    area.setSelectionRange(
      Math.min(anchor, focus),
      Math.max(anchor, focus),
      focus < anchor ? 'backward' : 'forward',
    )
    followArea()
  }

  return { edited, followArea, setMarked }
}

/**
 * The keyboard, the clipboard and input methods work on a text area that nobody sees; the text, the caret and what is
 * marked are drawn from the layout that is printed, so that nothing moves when editing begins or ends.
 */
export function createTextEditor(model: CanvasModel, host: HTMLElement, onEnd: () => void): TextEditor {
  const area = createTextArea()
  host.append(area)
  const { store } = model
  const { edited, followArea, setMarked } = createMark(model, host, area)

  function end() {
    const element = edited()
    if (!model.view().editing) return
    model.show({ editing: null })
    area.hidden = true
    if (element && element.text.trim() === '') store.run('删除空文字', removeElements([element.id]))
    store.end('编辑文字')
    onEnd()
  }

  function goByLine(event: KeyboardEvent, element: TextElement): boolean {
    const { anchor = 0, focus = 0 } = model.view().editing ?? {}
    const target = lineTarget(event, element, focus)
    if (target === undefined) return false
    setMarked(event.shiftKey ? anchor : target, target)
    return true
  }

  const stopListening = listenToTextArea(area, {
    onInput() {
      const element = edited()
      if (!element) return
      store.run('编辑文字', editText([element.id], area.value))
      followArea()
    },
    onKey(event) {
      const element = edited()
      if (event.isComposing || !element) return
      const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      if (isDone || goByLine(event, element)) event.preventDefault()
      if (isDone) end()
    },
    onBlur: end,
    onSelection: followArea,
  })

  return {
    begin(id, mark) {
      const element = store.get().document.elements[id]
      if (element?.kind !== 'text' || element.isLocked) return
      const isFresh = takeFresh(store, element)
      store.begin()
      area.value = element.text
      area.hidden = false
      model.show({ editing: { id, anchor: 0, focus: element.text.length } })
      area.focus({ preventScroll: true })
      if (mark === 'all' || isFresh) setMarked(0, element.text.length)
      else {
        const { index } = placeIn(element, model.view().viewport, mark)
        setMarked(index, index)
      }
    },
    point(at, isMarking) {
      const element = edited()
      if (!element) return false
      const { isInside, index } = placeIn(element, model.view().viewport, at)
      if (!isInside && !isMarking) return false
      setMarked(isMarking ? (model.view().editing?.anchor ?? index) : index, index)
      return true
    },
    markWord() {
      const focus = model.view().editing?.focus ?? 0
      for (const word of area.value.matchAll(WORD)) {
        if (word.index <= focus && focus <= word.index + word[0].length) {
          setMarked(word.index, word.index + word[0].length)
          return
        }
      }
    },
    end,
    destroy() {
      stopListening()
      area.remove()
    },
  }
}
