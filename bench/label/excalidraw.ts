import '@excalidraw/excalidraw/index.css'
import {
  CaptureUpdateAction,
  convertToExcalidrawElements,
  Excalidraw,
  FONT_FAMILY,
} from '@excalidraw/excalidraw'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type BenchElement, type BenchPage, labelOf, painted, SCALE } from './label-of.ts'

/** Space for the knob above the label. */
const TOP = 80

const root = document.querySelector('#root') as HTMLElement
root.style.cssText = 'width:1000px;height:900px'
const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D

/** Its texts hold their own line breaks; this is the break after any character that fabric.js is given too. */
function broken(text: string, fontSize: number, width: number): string {
  pen.font = `${fontSize}px Helvetica`
  const lines = ['']
  for (const character of text) {
    const line = `${lines.at(-1)}${character}`
    if (pen.measureText(line).width > width) lines.push(character)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n')
}

/** It has no barcodes: a filled rectangle takes the place of one, which costs it less than bars would. */
function skeletonOf({ id, kind, x, y, width, height, text }: BenchElement) {
  const box = { id, x: x * SCALE, y: y * SCALE, width: width * SCALE, height: height * SCALE, roughness: 0 }
  if (kind === 'text') {
    const fontSize = 60 * SCALE
    return {
      ...box,
      type: 'text' as const,
      text: broken(text, fontSize, box.width),
      fontSize,
      fontFamily: FONT_FAMILY.Helvetica,
    }
  }
  const isFrame = kind === 'frame'
  return {
    ...box,
    type: 'rectangle' as const,
    strokeWidth: 0.8,
    fillStyle: 'solid' as const,
    backgroundColor: isFrame ? 'transparent' : '#000000',
    roundness: isFrame ? { type: 3 as const } : null,
  }
}

type Api = Parameters<NonNullable<Parameters<typeof Excalidraw>[0]['excalidrawAPI']>>[0]

function start(api: Api) {
  const elementOf = (id: string) => {
    const element = api.getSceneElements().find((one) => one.id === id)
    if (!element) throw new Error(`no element ${id}`)
    return element
  }
  const onScreen = (x: number, y: number) => {
    const { scrollX, scrollY, offsetLeft, offsetTop } = api.getAppState()
    return { x: x + scrollX + offsetLeft, y: y + scrollY + offsetTop }
  }
  const page: BenchPage = {
    async open(count) {
      const elements = convertToExcalidrawElements(labelOf(count).map(skeletonOf), { regenerateIds: false })
      api.updateScene({
        elements,
        appState: { scrollX: 0, scrollY: TOP, selectedElementIds: {} },
        captureUpdate: CaptureUpdateAction.NEVER,
      })
      await painted()
      await painted()
    },
    select: (ids) =>
      api.updateScene({
        appState: { selectedElementIds: Object.fromEntries(ids.map((id) => [id, true as const])) },
      }),
    middleOf(id) {
      const { x, y, width, height } = elementOf(id)
      return onScreen(x + width / 2, y + height / 2)
    },
    knob() {
      const chosen = api.getSceneElements().filter(({ id }) => api.getAppState().selectedElementIds[id])
      const left = Math.min(...chosen.map(({ x }) => x))
      const right = Math.max(...chosen.map(({ x, width }) => x + width))
      const { x, y } = onScreen((left + right) / 2, Math.min(...chosen.map((one) => one.y)))
      return { x, y: y - 22 }
    },
    move: (clientX, clientY) =>
      root
        .querySelector('canvas.interactive')
        ?.dispatchEvent(
          new PointerEvent('pointermove', { clientX, clientY, buttons: 1, pointerId: 1, bubbles: true }),
        ),
    placeOf(id) {
      const { x, y, angle } = elementOf(id)
      return [x, y, angle].join()
    },
  }
  Object.assign(window, { bench: page })
}

// Its toolbars would be over the label; without them it has less to do.
const style = document.createElement('style')
style.textContent = '.layer-ui__wrapper { display: none }'
document.head.append(style)
createRoot(root).render(
  createElement(Excalidraw, { excalidrawAPI: start, zenModeEnabled: true, handleKeyboardGlobally: false }),
)
