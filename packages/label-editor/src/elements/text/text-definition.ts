import type { TextElement } from '../../document/element.ts'
import { newText } from '../../document/new-document.ts'
import type { LayoutContext } from '../../layout/display-list.ts'
import { BLACK, type DisplayItem, type LayoutNote, WHITE } from '../../layout/display-list.ts'
import { fillVariables, unfilledVariables } from '../../layout/fill-variables.ts'
import { glyphItems } from '../../layout/glyph-items.ts'
import { layOutText, type TextLayout } from '../../layout/lay-out-text.ts'
import { defineElement } from '../element-definition.ts'
import { glyphNotes } from './glyph-notes.ts'

/** A text element's lines, its variables filled; while it is being edited they are shown as they are written. */
export function textLayoutOf(element: TextElement, context: LayoutContext | null): TextLayout {
  return layOutText({ ...element, text: context ? fillVariables(element.text, context) : element.text })
}

/** Display items of a text that was laid out, on black when it is inverse. */
export function textItems(element: TextElement, layout: TextLayout): DisplayItem[] {
  const { width, height, isInverse, isVertical, letterSpacing } = element
  const ground: DisplayItem = { kind: 'rects', rects: [{ x: 0, y: 0, width, height }], ink: BLACK }
  const glyphs = glyphItems(layout, {
    isBold: element.fontWeight === 'bold',
    spacing: letterSpacing,
    ink: isInverse ? WHITE : BLACK,
    isVertical,
  })
  return isInverse ? [ground, ...glyphs] : glyphs
}

/** Names of fields take another space than what data will put in their place. */
function notesOf(layout: TextLayout, isFilled: boolean): LayoutNote[] {
  const notes = glyphNotes(layout)
  if (layout.isOverflowing && isFilled) {
    notes.push({ kind: 'overflow', message: '文字超出文本框，请放大文本框、缩小字号或打开自动缩小' })
  }
  return notes
}

export const textDefinition = defineElement({
  kind: 'text',
  title: '文字',
  caption: ({ text }) => text.replace(/\s+/g, ' ').trim().slice(0, 24) || '空文字',
  create: (id) => newText(id),
  layout(element, context) {
    const layout = textLayoutOf(element, context)
    return {
      items: textItems(element, layout),
      notes: notesOf(layout, unfilledVariables(element.text, context).length === 0),
      hint: null,
    }
  },
  handles: { corners: true, edges: true, keepsRatio: false, turns: true },
  isSolid: () => true,
  inspector: [
    { title: '内容', fields: [{ control: 'text', key: 'text', label: '文字内容', rows: 3 }] },
    {
      title: '文字样式',
      fields: [
        { control: 'length', key: 'fontSize', label: '字号', min: 1, max: 60, step: 0.1 },
        { control: 'number', key: 'lineHeight', label: '行高', min: 0.8, max: 4, step: 0.05, unit: '倍' },
        { control: 'length', key: 'letterSpacing', label: '字间距', min: -2, max: 10, step: 0.05 },
        {
          control: 'segments',
          key: 'fontWeight',
          label: '粗细',
          options: [
            { value: 'normal', label: '常规' },
            { value: 'bold', label: '加粗' },
          ],
        },
        {
          control: 'segments',
          key: 'align',
          label: '水平对齐',
          options: [
            { value: 'left', label: '左' },
            { value: 'center', label: '中' },
            { value: 'right', label: '右' },
          ],
        },
        {
          control: 'segments',
          key: 'verticalAlign',
          label: '垂直对齐',
          options: [
            { value: 'top', label: '上' },
            { value: 'middle', label: '中' },
            { value: 'bottom', label: '下' },
          ],
        },
        { control: 'switch', key: 'autoFit', label: '自动缩小到框内' },
        { control: 'switch', key: 'isVertical', label: '竖排' },
        { control: 'switch', key: 'isInverse', label: '反白（黑底白字）' },
      ],
    },
  ],
})
