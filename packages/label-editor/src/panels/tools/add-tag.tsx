import { Button } from '@haixuan/ui-kit'
import { newShape, newTable, newText } from '../../document/new-document.ts'
import { grownToText } from '../../elements/text/grow-to-text.ts'
import { RESPONSIBLE_PERSONS, type ResponsiblePerson } from '../../library/persons/responsible-persons.ts'
import { type Editor, useEditor, useShown } from '../editor.ts'
import { QrIcon, TableIcon, TOOL_ICONS } from '../icons.tsx'
import { filledFrom, readProfile } from '../profile.ts'
import { addFreshText, addToLabel } from './add-to-label.ts'
import { smallestBarcode } from './smallest-barcode.ts'
import styles from './tools.module.css'

interface Preset {
  label: string
  text: string
  /** Hundredths of a millimetre. */
  fontSize?: number
  width?: number
}

/** What marketplaces ask for on a compliance label; places to fill in are written in words. */
const REQUIRED: readonly Preset[] = [
  { label: '原产地', text: 'Made in China', fontSize: 250 },
  { label: '型号', text: 'Model: {{model}}' },
  { label: '批次', text: 'Batch No.: {{serial|LOT-0001}}' },
  { label: '责任声明', text: '本产品符合相关法规要求，责任由制造商承担。', width: 4_500 },
]

const DYNAMIC: readonly Preset[] = [
  { label: '日期', text: '{{date}}' },
  { label: '序列号', text: '{{serial|SN-000001}}' },
  { label: '变量', text: '{{sku}}' },
  { label: '页码', text: '{{page}} / {{pages}}' },
]

function addText(editor: Editor, { label, text, fontSize = 200, width = 3_500 }: Preset) {
  addToLabel(
    editor,
    `添加${label}`,
    grownToText({ ...newText(editor.makeId(), text), fontSize, width, height: fontSize }),
  )
}

/** A block of who is responsible, filled from the profile; what is not known stays a variable. */
function addPerson(editor: Editor, { name, lines, markId }: ResponsiblePerson) {
  const profile = readProfile()
  const filled = lines.map((line) => filledFrom(profile, line))
  const head = markId ? `${markId.replace('-', ' ').toUpperCase()}: ` : ''
  addText(editor, { label: name, text: `${head}${filled.join('\n')}`, width: 5_000 })
}

/** The usual elements, and those that every compliance label needs. */
export function AddTag() {
  const editor = useEditor()
  const { document } = useShown()
  const basics = [
    {
      Icon: TOOL_ICONS.FontEditor,
      label: '文字',
      add: () =>
        addFreshText(
          editor,
          '添加文字',
          grownToText({ ...newText(editor.makeId()), fontSize: 300, width: 2_000, height: 300 }),
        ),
    },
    {
      Icon: TOOL_ICONS.PdfCodeEditor,
      label: '条码',
      // A code needs a value first, and that is the user's own.
      add: () => editor.openPart('PdfCodeEditor'),
    },
    {
      Icon: QrIcon,
      label: '二维码',
      // Says what the data of the user say; it needs no example.
      add: () =>
        addToLabel(editor, '添加二维码', smallestBarcode(editor.makeId(), 'qr', '{{sku}}', document.dpi)),
    },
    {
      Icon: TOOL_ICONS.ShapeEditor,
      label: '矩形',
      add: () => addToLabel(editor, '添加形状', newShape(editor.makeId())),
    },
    {
      Icon: TableIcon,
      label: '表格',
      add: () => {
        const table = newTable(editor.makeId())
        addToLabel(editor, '添加表格', {
          ...table,
          cells: [
            ['型号', ''],
            ['材质', ''],
            ['颜色', ''],
          ],
        })
      },
    },
    { Icon: TOOL_ICONS.PictureEditor, label: '图片', add: () => editor.openPart('PictureEditor') },
  ]
  return (
    <div className={styles.stack}>
      <section>
        <h3 className={styles.heading}>基本元素</h3>
        <div className={styles.small}>
          {basics.map(({ Icon, label, add }) => (
            <Button key={label} className={styles.tile} icon={<Icon />} onClick={add}>
              {label}
            </Button>
          ))}
        </div>
      </section>
      {[
        { title: '合规必填元素', presets: REQUIRED },
        { title: '会变化的内容', presets: DYNAMIC },
      ].map(({ title, presets }) => (
        <section key={title}>
          <h3 className={styles.heading}>{title}</h3>
          <div className={styles.grid}>
            {presets.map((preset) => (
              <Button key={preset.label} onClick={() => addText(editor, preset)}>
                {preset.label}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <section>
        <h3 className={styles.heading}>责任人</h3>
        <div className={styles.grid}>
          {RESPONSIBLE_PERSONS.map((person) => (
            <Button
              key={person.id}
              title={`来源：${person.source}`}
              onClick={() => addPerson(editor, person)}
            >
              {person.name}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => editor.openDialog('profile')}>
            填写合规资料
          </Button>
        </div>
      </section>
      <p className={styles.hint}>
        双花括号里的变量在批量生成时由数据填入；日期、序列号和页码自动生成。合规内容请按产品和目的地核对。
      </p>
    </div>
  )
}
