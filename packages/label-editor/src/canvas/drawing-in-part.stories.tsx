import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import '@fontsource-variable/noto-sans/index.css'
import '@fontsource-variable/noto-sans-sc/index.css'
import { removeElements, setFields } from '../commands/change-elements.ts'
import type { Command } from '../commands/command.ts'
import { moveElements, rotateElements } from '../commands/place-elements.ts'
import type { LabelElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { newBarcode, newDocument, newMark, newShape, newTable, newText } from '../document/new-document.ts'
import { createLabelStore, type LabelStore } from '../editor/label-store.ts'
import { createLabelCanvas } from './label-canvas.ts'
import { RULER_PX } from './paint-ruler.ts'

/** Side of the view, pixels: as wide as a telephone. */
const SIDE = 300
const WORDS = '本产品不适合三岁以下儿童 Made in China'

/** Elements of every drawn kind that overlap, some turned, some with text that hangs far over its box. */
function elementsOf(): LabelElement[] {
  return Array.from({ length: 24 }, (_, at): LabelElement => {
    const id = `e${at}`
    const place = { x: 300 + (at % 6) * 950, y: 300 + Math.floor(at / 6) * 1_300 }
    const turn = { rotation: [0, 0, 33, 90][at % 4] ?? 0 }
    if (at % 6 === 0)
      return { ...newText(id, WORDS), ...place, ...turn, width: 700, height: 300, fontSize: 220 }
    if (at % 6 === 1)
      return { ...newShape(id), ...place, ...turn, width: 1_500, height: 900, strokeWidth: 60 }
    if (at % 6 === 2) return { ...newBarcode(id, '6901234567892'), ...place, ...turn }
    if (at % 6 === 3) return { ...newMark(id, 'ce', 900, 650), ...place, ...turn }
    if (at % 6 === 4)
      return {
        ...newText(id, `😀${WORDS}`),
        ...place,
        width: 500,
        height: 400,
        fontSize: 150,
        isVertical: true,
      }
    return { ...newTable(id), ...place, ...turn, width: 1_200, height: 700 }
  })
}

function labelWith(elements: readonly LabelElement[]): LabelDocument {
  const empty = newDocument(() => 'label')
  const pages = empty.pages.map((page) => ({ ...page, order: elements.map(({ id }) => id) }))
  return { ...empty, pages, elements: Object.fromEntries(elements.map((element) => [element.id, element])) }
}

/** Two canvases of the same label: one follows each change, the other is made again for each. */
function Stage({ store }: { store: LabelStore }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const canvas = createLabelCanvas({ host: host.current, store, onOpen: () => {}, onMenu: () => {} })
    return () => canvas.destroy()
  }, [store])
  return <div ref={host} data-testid="host" style={{ position: 'relative', width: SIDE, height: SIDE }} />
}

const meta = {
  title: '标签编辑器/局部重画',
  component: Stage,
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

const frames = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

function pixelsOf(host: Element): Uint8ClampedArray {
  const canvas = host.querySelector('canvas') as HTMLCanvasElement
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: canvas.width, height: canvas.height })
  const context = copy.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  context.drawImage(canvas, 0, 0)
  return context.getImageData(0, 0, copy.width, copy.height).data
}

/** The pixels of a canvas that has all its letters: they come when they are asked for. */
async function settled(host: Element): Promise<Uint8ClampedArray> {
  for (let last = pixelsOf(host); ; ) {
    await document.fonts.ready
    await frames(6)
    const now = pixelsOf(host)
    if (now.every((value, at) => value === last[at])) return now
    last = now
  }
}

/** The label as a new canvas draws it. */
async function drawnAtOnce(label: LabelDocument, beside: Element): Promise<Uint8ClampedArray> {
  const host = document.createElement('div')
  host.style.cssText = `position:relative;width:${SIDE}px;height:${SIDE}px`
  beside.append(host)
  const canvas = createLabelCanvas({
    host,
    store: createLabelStore(label),
    onOpen: () => {},
    onMenu: () => {},
  })
  const pixels = await settled(host)
  canvas.destroy()
  host.remove()
  return pixels
}

/** What was left or lost differs by the whole of black and white; edges that a clip cuts are smoothed a little otherwise. */
const SMOOTHING = 96
const different = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > SMOOTHING).length

const CHANGES: readonly (readonly [string, Command])[] = [
  ['moved', moveElements(['e0'], 400, 260)],
  ['moved back over others', moveElements(['e0', 'e9'], -350, 700)],
  ['turned', rotateElements(['e1', 'e4', 'e12'], 71)],
  ['shorter', setFields(['e6'], 'text', { text: '短' })],
  ['longer', setFields(['e6'], 'text', { text: `${WORDS} ${WORDS}` })],
  ['gone', removeElements(['e2', 'e10', 'e18'])],
]

const label = labelWith(elementsOf())
const store = createLabelStore(label)

/** What is drawn in part, where something changed, looks as if all had been drawn again. */
export const SameAsWhole: Story = {
  args: { store },
  play: async ({ canvasElement }) => {
    store.open(label)
    const host = canvasElement.querySelector('[data-testid=host]') as HTMLElement
    let before = await settled(host)
    for (const [name, command] of CHANGES) {
      store.run(name, command)
      await frames(3)
      const now = await settled(host)
      await expect([name, different(now, before) > 0]).toEqual([name, true])
      const whole = await drawnAtOnce(store.get().document, canvasElement)
      await expect([name, different(now, whole)]).toEqual([name, 0])
      before = now
    }
  },
}

/** What is dragged is gone from its old position, is in front as a picture, and stays where it is let go. */
export const Carried: Story = {
  args: { store },
  play: async ({ canvasElement }) => {
    store.open(label)
    const host = canvasElement.querySelector('[data-testid=host]') as HTMLElement
    await frames(3)
    const { left, top } = host.getBoundingClientRect()
    const mark = store.get().document.elements['e3']
    if (!mark) throw new Error('no mark')
    // The label of 70 mm is in the middle of what the rulers leave.
    const scale = (SIDE - RULER_PX - SIDE / 8) / 7_000
    const edge = RULER_PX + SIDE / 16
    const at = {
      clientX: left + edge + (mark.x + mark.width / 2) * scale,
      clientY: top + edge + (mark.y + mark.height / 2) * scale,
    }
    const send = (type: string, by: number) =>
      host.dispatchEvent(
        new PointerEvent(type, {
          ...{ clientX: at.clientX + by, clientY: at.clientY + by, pointerId: 1 },
          ...{ button: 0, buttons: 1, bubbles: true, ctrlKey: true },
        }),
      )
    host.setPointerCapture = () => {}
    store.select(['e3'])
    await frames(2)
    const count = host.querySelectorAll('canvas').length
    host.dispatchEvent(
      new PointerEvent('pointerdown', { ...at, pointerId: 1, button: 0, buttons: 1, bubbles: true }),
    )
    send('pointermove', 20)
    await frames(2)
    send('pointermove', 40)
    await frames(2)
    await expect(host.querySelectorAll('canvas')).toHaveLength(count + 1)
    send('pointerup', 40)
    await frames(3)
    await expect(host.querySelectorAll('canvas')).toHaveLength(count)
    const moved = store.get().document.elements['e3']
    await expect(Math.abs((moved?.x ?? 0) - mark.x - 40 / scale)).toBeLessThan(1 / scale)
    const whole = await drawnAtOnce(store.get().document, canvasElement)
    await expect(different(await settled(host), whole)).toBe(0)
  },
}
