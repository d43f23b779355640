import type { ShapeElement } from '../../document/element.ts'
import { newShape } from '../../document/new-document.ts'
import { BLACK, type PathItem } from '../../layout/display-list.ts'
import { defineElement } from '../element-definition.ts'
import { arrowHead, shapePath } from './shape-path.ts'

const SHAPE_NAMES: Readonly<Record<ShapeElement['shape'], string>> = {
  line: '直线',
  arrow: '箭头',
  rectangle: '矩形',
  ellipse: '圆形',
  polygon: '多边形',
  star: '星形',
  path: '路径',
}

const CHOICES = Object.entries(SHAPE_NAMES).map(([value, label]) => ({ value, label }))

const path = (over: Partial<PathItem> & { d: string }): PathItem => ({
  kind: 'path',
  fill: null,
  stroke: null,
  strokeWidth: 0,
  dash: [],
  isEvenOdd: false,
  place: { x: 0, y: 0, scaleX: 1, scaleY: 1 },
  ...over,
})

export const shapeDefinition = defineElement({
  kind: 'shape',
  title: '形状',
  caption: ({ shape, cornerRadius }) =>
    shape === 'rectangle' && cornerRadius > 0 ? '圆角矩形' : SHAPE_NAMES[shape],
  create: (id) => newShape(id),
  layout(element) {
    const { strokeWidth, isDashed, shape } = element
    const isLine = shape === 'line' || shape === 'arrow'
    const isFilled = element.isFilled && !isLine
    const outline = path({
      d: shapePath(element),
      fill: isFilled ? BLACK : null,
      stroke: !isFilled && strokeWidth > 0 ? BLACK : null,
      strokeWidth,
      dash: isDashed ? [strokeWidth * 4, strokeWidth * 3] : [],
    })
    const items = shape === 'arrow' ? [outline, path({ d: arrowHead(element), fill: BLACK })] : [outline]
    return { items, notes: [], hint: null }
  },
  handles: { corners: true, edges: true, keepsRatio: false, turns: true },
  isSolid: ({ isFilled, shape }) => isFilled || ['line', 'arrow', 'path'].includes(shape),
  inspector: [
    {
      title: '形状',
      fields: [
        {
          control: 'choice',
          key: 'shape',
          label: '形状',
          // A path has to be drawn first.
          options: ({ nodes }) =>
            nodes.length > 1 ? CHOICES : CHOICES.filter(({ value }) => value !== 'path'),
        },
        { control: 'length', key: 'strokeWidth', label: '线宽', min: 0, max: 10, step: 0.05 },
        { control: 'length', key: 'cornerRadius', label: '圆角', min: 0, max: 50, step: 0.5 },
        { control: 'number', key: 'points', label: '角数', min: 3, max: 64, step: 1 },
        { control: 'switch', key: 'isFilled', label: '填充黑色' },
        { control: 'switch', key: 'isDashed', label: '虚线' },
        { control: 'own', key: 'nodes', label: '路径' },
      ],
    },
  ],
})
