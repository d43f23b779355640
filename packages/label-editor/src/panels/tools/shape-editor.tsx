import { Button } from '@haixuan/ui-kit'
import type { ShapeElement } from '../../document/element.ts'
import { newShape, newTable } from '../../document/new-document.ts'
import { arrowHead, shapePath } from '../../elements/shape/shape-path.ts'
import { runAction } from '../actions/actions.ts'
import { useEditor } from '../editor.ts'
import { addToLabel } from './add-to-label.ts'
import styles from './tools.module.css'

const CHOICES: readonly { label: string; fields: Partial<ShapeElement> & Pick<ShapeElement, 'shape'> }[] = [
  { label: '直线', fields: { shape: 'line', height: 0 } },
  { label: '虚线', fields: { shape: 'line', height: 0, isDashed: true } },
  { label: '箭头', fields: { shape: 'arrow', height: 0, strokeWidth: 50 } },
  { label: '矩形', fields: { shape: 'rectangle' } },
  { label: '圆角矩形', fields: { shape: 'rectangle', cornerRadius: 200 } },
  { label: '实心矩形', fields: { shape: 'rectangle', isFilled: true } },
  { label: '圆形', fields: { shape: 'ellipse', width: 1_200, height: 1_200 } },
  { label: '椭圆', fields: { shape: 'ellipse' } },
  { label: '三角形', fields: { shape: 'polygon', points: 3, width: 1_200, height: 1_100 } },
  { label: '六边形', fields: { shape: 'polygon', points: 6, width: 1_200, height: 1_200 } },
  { label: '星形', fields: { shape: 'star', points: 5, width: 1_200, height: 1_200 } },
]

/** What stands for paths: they are drawn by hand, not put on the label. */
const WAVE: ShapeElement = {
  ...newShape('example', 'path'),
  nodes: [
    { x: 0, y: 0.9, before: null, after: { x: 0.25, y: -1.2 } },
    { x: 1, y: 0.1, before: { x: -0.25, y: 1.2 }, after: null },
  ],
}

function Drawing({ shape }: { shape: ShapeElement }) {
  const { width, height, strokeWidth } = shape
  const bold: ShapeElement = { ...shape, strokeWidth: Math.max(60, strokeWidth) }
  return (
    <span className={styles.drawing}>
      <svg
        width={40}
        height={30}
        viewBox={`-80 ${-Math.max(0, 400 - height / 2)} ${width + 160} ${Math.max(height, 800)}`}
        aria-hidden="true"
      >
        <path
          d={shapePath(bold)}
          fill={shape.isFilled ? 'currentColor' : 'none'}
          stroke={shape.isFilled ? 'none' : 'currentColor'}
          strokeWidth={bold.strokeWidth}
          strokeDasharray={shape.isDashed ? '200 150' : undefined}
        />
        {shape.shape === 'arrow' ? <path d={arrowHead(bold)} fill="currentColor" /> : null}
      </svg>
    </span>
  )
}

/** Lines, areas and tables. */
export function ShapeEditor() {
  const editor = useEditor()
  return (
    <div className={styles.stack}>
      <div className={styles.small}>
        {CHOICES.map(({ label, fields }) => (
          <Button
            key={label}
            className={styles.tile}
            onClick={() =>
              addToLabel(editor, `添加${label}`, { ...newShape(editor.makeId(), fields.shape), ...fields })
            }
          >
            <Drawing shape={{ ...newShape('example', fields.shape), ...fields }} />
            <span className={styles.name}>{label}</span>
          </Button>
        ))}
        <Button className={styles.tile} onClick={() => runAction(editor, 'draw-path')}>
          <Drawing shape={WAVE} />
          <span className={styles.name}>绘制路径</span>
        </Button>
      </div>
      <section>
        <h3 className={styles.heading}>表格</h3>
        <div className={styles.grid}>
          {(
            [
              [2, 2],
              [3, 2],
              [4, 2],
              [4, 3],
            ] as const
          ).map(([rows, columns]) => (
            <Button
              key={`${rows}x${columns}`}
              onClick={() => addToLabel(editor, '添加表格', newTable(editor.makeId(), rows, columns))}
            >
              {`${rows} 行 ${columns} 列`}
            </Button>
          ))}
        </div>
      </section>
    </div>
  )
}
