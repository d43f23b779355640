import { expect, test } from 'vitest'
import type { LabelElement } from '../../document/element.ts'
import type { LabelImage } from '../../document/label-document.ts'
import { newBarcode, newImage, newShape, newText } from '../../document/new-document.ts'
import { pageOf } from '../page/page-of.fixture.ts'
import { type SvgOptions, svgPage } from './svg-page.ts'

const letter = {
  advance: 500,
  contours: [
    [
      { x: 50, y: 0, isOn: true },
      { x: 450, y: 0, isOn: true },
      { x: 450, y: 700, isOn: true },
    ],
  ],
}
const picture = { width: 2, height: 1, data: Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 255, 255]) }
const sources = { fonts: { outline: () => letter }, pictures: new Map([['i', picture]]) }
const images: Record<string, LabelImage> = {
  i: { id: 'i', source: 'data:image/png;base64,AAAA', width: 2, height: 1 },
}

async function drawn(elements: readonly LabelElement[], over: Partial<SvgOptions> = {}): Promise<string> {
  const page = pageOf([elements, { width: 5_000, height: 2_550 }, { images }])
  return svgPage(page, { title: '标签', text: 'outlines', dpi: 203, images, ...over }, sources)
}

test('a file says its size in millimetres and what it is, whatever its name holds', async () => {
  const svg = await drawn([], { title: 'A<B>&"C"\u0000\u{1f600}' })
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="25.5mm" viewBox="0 0 5000 2550">\n' +
      '<title>A&lt;B&gt;&amp;&quot;C&quot;\u{1f600}</title>\n</svg>\n',
  )
})

test('a barcode is one path, with its bars at their exact places', async () => {
  const svg = await drawn([{ ...newBarcode('b'), showsText: false }])
  expect(svg.match(/<path /g)).toHaveLength(1)
  expect(svg.match(/M[\d.-]+ [\d.-]+h25\.0246v/g)?.length).toBeGreaterThan(5)
  expect(svg).toContain('<title>EAN-13 6901234567892</title>')
})

test('letters are shapes, or letters in the places that the layout gives them', async () => {
  const text = newText('t', 'A<b')
  expect((await drawn([text])).match(/<path transform="matrix\(/g)).toHaveLength(3)
  const typed = await drawn([text], { text: 'text' })
  expect(typed).toMatch(/<text x="0 [\d.]+ [\d.]+" y="[\d.]+" font-family="'Noto Sans'[^>]*>A&lt;b<\/text>/)
})

test('shapes keep their dashes, and turned elements their turn', async () => {
  const svg = await drawn([{ ...newShape('s', 'ellipse'), isDashed: true, rotation: 90 }])
  expect(svg).toMatch(/stroke-dasharray="100 75"/)
  expect(svg).toMatch(/<g transform="matrix\(0 1 -1 0 /)
})

test('a picture is cut as it is asked; black and white it is dots with clear paper', async () => {
  const element = { ...newImage('p', 'i', 1_000, 1_000), fit: 'stretch' as const }
  const cut = await drawn([{ ...element, crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }])
  expect(cut).toMatch(/viewBox="0\.5 0 0\.5 1".*href="data:image\/png;base64,AAAA"/)
  const dotted = await drawn([{ ...element, threshold: 128 }])
  expect(dotted).toMatch(/image-rendering:pixelated" href="data:image\/png;base64,iVBORw0KGgo/)
})
