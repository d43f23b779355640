import { Button } from '@haixuan/ui-kit'
import type { TextElement } from '../../document/element.ts'
import { newText } from '../../document/new-document.ts'
import { grownToText } from '../../elements/text/grow-to-text.ts'
import { useEditor } from '../editor.ts'
import { addFreshText } from './add-to-label.ts'
import styles from './tools.module.css'

interface Style {
  label: string
  /** CSS pixels of the example. */
  shown: number
  fields: Partial<TextElement> & { text: string }
}

const STYLES: readonly Style[] = [
  {
    label: '大标题',
    shown: 22,
    fields: { text: '标题文字', fontSize: 500, fontWeight: 'bold', width: 4_000 },
  },
  { label: '小标题', shown: 17, fields: { text: '小标题', fontSize: 350, fontWeight: 'bold', width: 3_000 } },
  { label: '正文', shown: 14, fields: { text: '正文文字', fontSize: 220, lineHeight: 1.2, width: 4_000 } },
  {
    label: '小字（1.2 mm 下限）',
    shown: 12,
    fields: { text: '小字说明', fontSize: 120, lineHeight: 1.2, width: 4_000 },
  },
  {
    label: '反白',
    shown: 15,
    fields: {
      text: ' 重要 ',
      fontSize: 300,
      fontWeight: 'bold',
      isInverse: true,
      align: 'center',
      width: 1_600,
    },
  },
  {
    label: '竖排',
    shown: 15,
    fields: { text: '竖排文字', fontSize: 300, isVertical: true, width: 300, height: 1_400 },
  },
  {
    label: '自动缩小',
    shown: 14,
    fields: { text: '放不下时自动缩小到框内', fontSize: 300, autoFit: true, width: 3_000, height: 600 },
  },
]

/** Ready styles of text. The label font is Noto Sans SC with Noto Sans for every other European letter. */
export function FontEditor() {
  const editor = useEditor()
  const add = ({ label, fields }: Style) =>
    addFreshText(
      editor,
      `添加${label}`,
      grownToText({ ...newText(editor.makeId()), height: fields.fontSize ?? 200, ...fields }),
    )
  return (
    <div className={styles.stack}>
      <section>
        <h3 className={styles.heading}>文字样式</h3>
        <div className={styles.rows}>
          {STYLES.map((style) => (
            <Button key={style.label} className={styles.row} onClick={() => add(style)}>
              <span
                className={styles.preset}
                style={{ fontSize: style.shown, fontWeight: style.fields.fontWeight === 'bold' ? 700 : 400 }}
              >
                {style.label}
              </span>
            </Button>
          ))}
        </div>
      </section>
      <p className={styles.hint}>
        标签使用思源黑体（Noto Sans SC），欧洲各国字母由 Noto Sans
        补齐，屏幕与打印一致；字体随编辑器提供，断网也能用。双击标签上的文字直接修改。
      </p>
    </div>
  )
}
