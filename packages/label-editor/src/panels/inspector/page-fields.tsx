import { Button, NumberField, Select } from '@haixuan/ui-kit'
import { resizePage, setGuides, setHeader, setPageBorder } from '../../commands/change-pages.ts'
import { PRINTER_DPI, type PrinterDpi } from '../../units/length.ts'
import { useEditor, useShown } from '../editor.ts'
import styles from './inspector.module.css'

/** Size, frame and printer of the label, when nothing is selected. */
export function PageFields() {
  const { store, openDialog } = useEditor()
  const { document, page } = useShown()
  return (
    <div className={styles.inspector}>
      <h3 className={styles.title}>标签</h3>
      <div className={styles.pair}>
        <NumberField
          label="宽"
          labelPlacement="inside"
          value={page.width / 100}
          min={5}
          max={1_000}
          step={1}
          unit="mm"
          onChange={(value) =>
            value !== null && store.run('标签尺寸', resizePage(page.id, value * 100, page.height))
          }
        />
        <NumberField
          label="高"
          labelPlacement="inside"
          value={page.height / 100}
          min={5}
          max={1_000}
          step={1}
          unit="mm"
          onChange={(value) =>
            value !== null && store.run('标签尺寸', resizePage(page.id, page.width, value * 100))
          }
        />
      </div>
      <Button size="small" onClick={() => openDialog('size')}>
        选择常用尺寸
      </Button>
      <NumberField
        label="边框"
        labelPlacement="inside"
        value={page.borderWidth / 100}
        min={0}
        max={5}
        step={0.1}
        unit="mm"
        description="0 表示不印边框"
        onChange={(value) => value !== null && store.run('边框', setPageBorder(page.id, value * 100))}
      />
      <Select
        label="打印机分辨率"
        options={PRINTER_DPI.map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }))}
        value={String(document.dpi)}
        description="条码的每一条都按整数个打印点绘制"
        onChange={(dpi) => store.run('分辨率', setHeader({ dpi: Number(dpi) as PrinterDpi }))}
      />
      {page.guides.length > 0 ? (
        <Button size="small" variant="quiet" onClick={() => store.run('清除参考线', setGuides(page.id, []))}>
          {`清除 ${page.guides.length} 条参考线`}
        </Button>
      ) : (
        <p className={styles.hint}>从标尺上拖出参考线；点选标签上的元素查看它的属性。</p>
      )}
    </div>
  )
}
