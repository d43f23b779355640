import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import '@fontsource-variable/noto-sans/index.css'
import '@fontsource-variable/noto-sans-sc/index.css'
import type { LabelElement } from '../document/element.ts'
import {
  newBarcode,
  newDocument,
  newImage,
  newMark,
  newShape,
  newTable,
  newText,
} from '../document/new-document.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { pageContext } from '../layout/page-context.ts'
import { createFontLoader } from './canvas-fonts.ts'
import { paintItems } from './paint-items.ts'

/** Pixels of a hundredth of a millimetre. */
const SCALE = 0.12

interface PaintedProps {
  element: LabelElement
}

/** One element as the canvas, the pictures and the exporters draw it. */
function Painted({ element }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const label = newDocument(() => 'label')
    const list = layoutOf(element, pageContext(label, 'label', Date.UTC(2026, 10, 21))(element))
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!context || !canvas.current) return
      canvas.current.dataset['hint'] = list.hint ?? ''
      canvas.current.dataset['notes'] = list.notes.map(({ message }) => message).join('\n')
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, canvas.current.width, canvas.current.height)
      context.setTransform(SCALE, 0, 0, SCALE, 12, 12)
      paintItems(context, list.items, () => null)
    }
    draw()
    createFontLoader(draw)(element.kind === 'text' ? element.text : '0123456789')
  }, [element])
  const label = `${element.kind} ${element.id}`
  return (
    <div style={{ padding: 16 }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={element.width * SCALE + 24}
        height={element.height * SCALE + 24}
      />
    </div>
  )
}

const meta = {
  title: '标签编辑器/元素',
  component: Painted,
} satisfies Meta<typeof Painted>

export default meta
type Story = StoryObj<typeof meta>

/** Share of the canvas that is dark. */
function inkOf(root: HTMLElement): number {
  const canvas = root.querySelector('canvas') as HTMLCanvasElement
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let dark = 0
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark++
  return dark / (pixels.length / 4)
}

/** A story whose ink is between two shares: nothing missing, nothing drawn twice. */
const story = (element: LabelElement, least: number, most: number, notes = ''): Story => ({
  args: { element },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const ink = inkOf(canvasElement)
      expect(ink).toBeGreaterThanOrEqual(least)
      expect(ink).toBeLessThanOrEqual(most)
    })
    const painted = canvasElement.querySelector('canvas') as HTMLCanvasElement
    if (notes) expect(painted.dataset['notes']).toContain(notes)
    else expect(painted.dataset['notes']).toBe('')
  },
})

const text = (over: Partial<ReturnType<typeof newText>>) => ({
  ...newText('t', '海选标签 Łódź 2026'),
  width: 3_000,
  height: 400,
  fontSize: 300,
  ...over,
})

export const Words: Story = story(text({}), 0.04, 0.2)
export const Bold: Story = story(text({ fontWeight: 'bold' }), 0.06, 0.25)
export const Inverse: Story = story(text({ isInverse: true }), 0.45, 0.95)
export const Vertical: Story = story(
  text({ isVertical: true, width: 400, height: 3_000, text: '竖排文字（说明）' }),
  0.03,
  0.25,
)
export const MadeToFit: Story = story(text({ autoFit: true, width: 1_200 }), 0.02, 0.3)
export const TooLong: Story = story(text({ width: 900 }), 0.02, 0.4, '超出文本框')
export const WithoutGlyph: Story = story(text({ text: '表情 😀' }), 0.01, 0.3, '印成方框')

export const Ean13: Story = story(newBarcode('b'), 0.1, 0.4)
export const Code128: Story = story(
  { ...newBarcode('b', 'HX-2026/001'), format: 'code128', width: 4_600 },
  0.1,
  0.4,
)
export const Qr: Story = story(
  { ...newBarcode('b', 'HX'), format: 'qr', width: 1_500, height: 1_500, moduleWidth: 38, showsText: false },
  0.1,
  0.5,
)
export const WrongDigit: Story = story(newBarcode('b', '6901234567890'), 0, 0, '校验位')
export const TooNarrow: Story = story({ ...newBarcode('b'), width: 1_500 }, 0.05, 0.5, '太窄')

export const Rectangle: Story = story(newShape('s'), 0.02, 0.15)
export const Filled: Story = story({ ...newShape('s'), isFilled: true }, 0.6, 1)
export const Ellipse: Story = story(newShape('s', 'ellipse'), 0.02, 0.12)
export const Star: Story = story({ ...newShape('s', 'star'), isFilled: true }, 0.1, 0.5)
export const Arrow: Story = story({ ...newShape('s', 'arrow'), height: 300, strokeWidth: 50 }, 0.02, 0.3)
export const Path: Story = story(
  {
    ...newShape('s', 'path'),
    strokeWidth: 50,
    nodes: [
      { x: 0, y: 1, before: null, after: { x: 0.25, y: -1 } },
      { x: 1, y: 0, before: { x: -0.25, y: 0.6 }, after: null },
    ],
  },
  0.01,
  0.12,
)
export const FilledPath: Story = story(
  {
    ...newShape('s', 'path'),
    isFilled: true,
    isClosed: true,
    nodes: [
      { x: 0, y: 1, before: null, after: null },
      { x: 0.5, y: 0, before: { x: -0.2, y: 0 }, after: { x: 0.2, y: 0 } },
      { x: 1, y: 1, before: null, after: null },
    ],
  },
  0.3,
  0.7,
)
export const Dashed: Story = story({ ...newShape('s'), isDashed: true }, 0.008, 0.08)

export const Table: Story = story(
  {
    ...newTable('g'),
    cells: [
      ['型号', 'HX-2026'],
      ['材质', '棉'],
      ['颜色', '蓝'],
    ],
    hasHeading: true,
  },
  0.03,
  0.25,
)
export const CeMark: Story = story(newMark('m', 'ce', 1_200, 860), 0.1, 0.6)
export const MarkTooSmall: Story = story(newMark('m', 'ce', 400, 286), 0.03, 0.6, '规定至少')
export const UnknownMark: Story = story(newMark('m', 'of-the-future', 800, 800), 0, 0, '图库中没有')
export const LostPicture: Story = story(newImage('i', 'lost', 800, 800), 0, 0, '图片丢失')
export const OfANewerVersion: Story = story(
  { ...newShape('u'), kind: 'unknown', raw: { kind: 'hologram' } },
  0,
  0,
  '更新的版本',
)
