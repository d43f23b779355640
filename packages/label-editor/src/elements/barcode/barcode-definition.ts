import { BARCODE_FORMATS, BARCODE_NAMES } from '../../barcode/barcode-format.ts'
import { barcodeVerdict } from '../../barcode/barcode-verdict.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { type Area, type PlacedBarcode, placeBarcode } from '../../barcode/place-barcode.ts'
import type { BarcodeElement } from '../../document/element.ts'
import { newBarcode } from '../../document/new-document.ts'
import {
  BLACK,
  type DisplayItem,
  type DisplayList,
  emptyList,
  type LayoutContext,
} from '../../layout/display-list.ts'
import { fillVariables, unfilledVariables } from '../../layout/fill-variables.ts'
import { glyphItems } from '../../layout/glyph-items.ts'
import { layOutText } from '../../layout/lay-out-text.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { defineElement } from '../element-definition.ts'

const filled = (element: BarcodeElement, context: LayoutContext): BarcodeElement => ({
  ...element,
  value: fillVariables(element.value, context),
})

/** How far something moves so that it begins on a dot of the page. */
function toDot(start: number, dpi: PrinterDpi): number {
  const dot = 2540 / dpi
  return Math.round(start / dot) * dot - start
}

/** How far the symbol moves so that its first edge is on a dot of the page: then every bar and cell prints exactly. */
function toDotOfPage({ symbol }: PlacedBarcode, isMatrix: boolean, { left, top, dpi }: LayoutContext): Shift {
  return { x: toDot(left + symbol.x, dpi), y: isMatrix ? toDot(top + symbol.y, dpi) : 0 }
}

interface Shift {
  x: number
  y: number
}

function digits(
  { text, x, y, width, height, fontSize }: PlacedBarcode['text'][number],
  shift: Shift,
): DisplayItem[] {
  const layout = layOutText({
    text,
    width,
    height,
    fontSize,
    fontWeight: 'normal',
    lineHeight: 1,
    letterSpacing: 0,
    align: 'center',
    verticalAlign: 'bottom',
    isVertical: false,
    autoFit: false,
  })
  return glyphItems(layout, { isBold: false, spacing: 0, ink: BLACK, isVertical: false }).map((item) =>
    item.kind === 'glyphs' ? { ...item, x: item.x + x + shift.x, y: item.y + y + shift.y } : item,
  )
}

/** Width of the widest module of whole dots with which a symbol and its quiet zone fit the box. */
function fittingModule(
  element: BarcodeElement,
  box: { width: number; height: number },
  dpi: PrinterDpi,
): number {
  const encoding = encodeBarcode(element.value, element.format)
  if (!encoding.ok) return element.moduleWidth
  const dot = 2540 / dpi
  const fits = (dots: number) => {
    const moduleWidth = Math.round(dots * dot)
    const { needed } = placeBarcode(encoding.modules, encoding.text, { ...element, ...box, moduleWidth, dpi })
    return needed.width <= box.width && (encoding.modules.kind === 'linear' || needed.height <= box.height)
  }
  let dots = 1
  while (dots < 60 && fits(dots + 1)) dots++
  return Math.round(dots * dot)
}

/** A barcode whose value comes with the data. */
function pending(names: readonly string[]): DisplayList {
  const fields = names.map((name) => `{{${name}}}`).join('、')
  const message = `待填：${fields} 在批量生成时按数据填入，单独导出不会印出条码`
  return { items: [], notes: [{ kind: 'pending', message }], hint: `待填 ${fields}`, isPending: true }
}

export const barcodeDefinition = defineElement({
  kind: 'barcode',
  title: '条码',
  caption: ({ format, value }) => `${BARCODE_NAMES[format]} ${value}`.slice(0, 28),
  create: (id) => newBarcode(id, ''),
  layout(raw, context) {
    const element = filled(raw, context)
    const unfilled = unfilledVariables(raw.value, context)
    const encoding = encodeBarcode(element.value, element.format)
    if (unfilled.length > 0 && !encoding.ok) return pending(unfilled)
    // The size of a symbol says nothing while the names of fields are in it.
    const findings = unfilled.length > 0 ? [] : barcodeVerdict(element, context.dpi)
    const notes = findings.map(({ message, fix }) => ({
      kind: 'barcode' as const,
      message,
      ...(fix ? { fix } : {}),
    }))
    if (!encoding.ok) return emptyList(encoding.fault.message, ...notes)
    const placed = placeBarcode(encoding.modules, encoding.text, { ...element, dpi: context.dpi })
    const shift = toDotOfPage(placed, encoding.modules.kind === 'matrix', context)
    const rects: Area[] = placed.bars.map((bar) => ({
      ...bar,
      x: bar.x + shift.x,
      y: bar.y + shift.y,
    }))
    return {
      items: [{ kind: 'rects', rects, ink: BLACK }, ...placed.text.flatMap((run) => digits(run, shift))],
      notes,
      hint: null,
    }
  },
  handles: { corners: true, edges: true, keepsRatio: false, turns: true },
  isSolid: () => true,
  /** Bars grow and shrink with their box. */
  resized: (element, box, dpi) =>
    box.width === element.width && box.height === element.height
      ? element
      : { ...element, moduleWidth: fittingModule(element, box, dpi) },
  inspector: [
    {
      title: '条码',
      fields: [
        {
          control: 'choice',
          key: 'format',
          label: '码制',
          options: BARCODE_FORMATS.map((value) => ({ value, label: BARCODE_NAMES[value] })),
        },
        { control: 'text', key: 'value', label: '条码内容', rows: 2 },
        { control: 'length', key: 'moduleWidth', label: '最细条宽', min: 0.08, max: 3, step: 0.05 },
        { control: 'switch', key: 'showsText', label: '显示可读文字' },
      ],
    },
  ],
})
