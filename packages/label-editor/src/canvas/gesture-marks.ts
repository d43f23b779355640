import { type Frame, middleOf } from '../geometry/handles.ts'
import { toView } from '../geometry/viewport.ts'
import type { CanvasView } from './canvas-view.ts'
import { carriedTo } from './carried-picture.ts'

/** What the marks are drawn with. */
export interface MarkColours {
  accent: string
  snap: string
}

interface Size {
  width: number
  height: number
}

const PLACED = 'position:absolute;left:0;top:0;will-change:transform;'
/** Of the words beside the pointer, pixels. */
const BADGE = { width: 260, height: 22, rim: 6 }

const given = new WeakMap<HTMLElement, Map<string, string>>()

/** Sets what differs from last time alone: the browser looks again at each style that is set. */
function style(element: HTMLElement, wanted: Readonly<Record<string, string>>) {
  const last = given.get(element) ?? new Map<string, string>()
  given.set(element, last)
  for (const [name, value] of Object.entries(wanted)) {
    if (last.get(name) === value) continue
    last.set(name, value)
    element.style.setProperty(name, value)
  }
}

/**
 * Snap lines, the words beside the pointer and the frame of what is carried: elements of the page in front of the
 * canvases, so that a frame of a gesture draws nothing large again.
 */
export function createGestureMarks(room: HTMLElement) {
  const lines: HTMLElement[] = []
  const make = <T extends HTMLElement>(element: T, look: string): T => {
    element.style.cssText = `${PLACED}${look}`
    room.append(element)
    return element
  }
  // Words in a canvas of their own: as text of the page they would be set again by the browser in each frame.
  const badge = make(document.createElement('canvas'), 'display:none')
  let painted = ''
  let paintedWidth = 0
  const outline = make(
    document.createElement('div'),
    'box-sizing:border-box;border-style:solid;border-width:1.5px;transform-origin:0 0;display:none',
  )

  function showLines({ snapLines, viewport }: CanvasView, colours: MarkColours) {
    for (const [index, { axis, at, kind }] of snapLines.entries()) {
      lines[index] ??= make(document.createElement('div'), '')
      const place = Math.round(toView(viewport, { x: at, y: at })[axis])
      const towards = axis === 'x' ? 'to bottom' : 'to right'
      const isDashed = kind === 'centre' || kind === 'gap'
      style(lines[index], {
        display: 'block',
        width: axis === 'x' ? '1px' : '100%',
        height: axis === 'x' ? '100%' : '1px',
        background: isDashed
          ? `repeating-linear-gradient(${towards}, ${colours.snap} 0px 4px, transparent 4px 7px)`
          : colours.snap,
        transform: axis === 'x' ? `translateX(${place}px)` : `translateY(${place}px)`,
      })
    }
    for (const line of lines.slice(snapLines.length)) style(line, { display: 'none' })
  }

  function paintBadge(text: string, accent: string) {
    const context = badge.getContext('2d')
    const look = `${text} ${accent} ${devicePixelRatio}`
    if (!context || look === painted) return
    painted = look
    if (badge.width !== BADGE.width * devicePixelRatio) {
      badge.width = BADGE.width * devicePixelRatio
      badge.height = BADGE.height * devicePixelRatio
      style(badge, { width: `${BADGE.width}px`, height: `${BADGE.height}px` })
    }
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    context.clearRect(0, 0, BADGE.width, BADGE.height)
    context.font = '12px system-ui, sans-serif'
    paintedWidth = Math.min(BADGE.width, context.measureText(text).width + BADGE.rim * 2)
    context.fillStyle = accent
    context.beginPath()
    context.roundRect(0, 0, paintedWidth, BADGE.height, 4)
    context.fill()
    context.fillStyle = '#ffffff'
    context.textBaseline = 'middle'
    context.fillText(text, BADGE.rim, BADGE.height / 2 + 0.5, BADGE.width - BADGE.rim * 2)
  }

  function showBadge({ badge: words }: CanvasView, { accent }: MarkColours, size: Size) {
    style(badge, { display: words ? 'block' : 'none' })
    if (!words) return
    paintBadge(words.text, accent)
    const x = Math.min(words.at.x + 14, size.width - paintedWidth - 4)
    const y = Math.min(words.at.y + 18, size.height - BADGE.height - 4)
    style(badge, { transform: `translate(${x}px,${y}px)` })
  }

  return {
    /** @param frame Of what is selected, where it is at rest. */
    show(view: CanvasView, frame: Frame | null, colours: MarkColours, size: Size) {
      showLines(view, colours)
      showBadge(view, colours, size)
      const isShown = frame !== null && view.rigid !== null
      style(outline, { display: isShown ? 'block' : 'none' })
      if (!isShown || !view.rigid) return
      const [width, height] = [
        frame.width * view.viewport.scale + 1.5,
        frame.height * view.viewport.scale + 1.5,
      ]
      const carried = carriedTo(view.viewport, view.rigid, middleOf(frame), devicePixelRatio)
      style(outline, {
        width: `${width}px`,
        height: `${height}px`,
        'border-color': colours.accent,
        transform: `${carried} rotate(${frame.rotation}deg) translate(-50%,-50%)`,
      })
    },
  }
}
