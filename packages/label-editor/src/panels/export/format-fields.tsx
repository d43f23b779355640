import { Checkbox, NumberField, SegmentedControl, type SegmentedControlProps, Select } from '@haixuan/ui-kit'
import type { LabelDocument } from '../../document/label-document.ts'
import { cellsOf } from '../../export/sheet/sheet-size.ts'
import { PRINTER_DPI, type PrinterDpi } from '../../units/length.ts'
import styles from './export.module.css'
import type { ExportSettings, PdfLayout } from './export-settings.ts'
import { GapField, RollFields } from './paper-fields.tsx'
import { isOwnSheet, sheetOf, sheetsFor } from './sheet-choice.ts'

interface FieldsProps {
  document: LabelDocument
  settings: ExportSettings
  onChange(change: Partial<ExportSettings>): void
}

/** A choice of a few words under what it decides; `title` is there where `label` alone says too little. */
function ChoiceField<V extends string>({ title, ...choice }: SegmentedControlProps<V> & { title?: string }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{title ?? choice.label}</span>
      <SegmentedControl {...choice} />
    </div>
  )
}

const DPI_OPTIONS = PRINTER_DPI.map((dpi) => ({ value: String(dpi), label: `${dpi}` }))

function DpiField({ settings, onChange }: FieldsProps) {
  return (
    <ChoiceField
      title="分辨率（dpi）"
      label="分辨率"
      options={DPI_OPTIONS}
      value={String(settings.dpi)}
      onChange={(dpi) => onChange({ dpi: Number(dpi) as PrinterDpi })}
    />
  )
}

function PngFields(props: FieldsProps) {
  const { settings, onChange } = props
  return (
    <>
      <DpiField {...props} />
      <ChoiceField
        label="颜色"
        options={[
          { value: '1', label: '黑白' },
          { value: '8', label: '灰度' },
        ]}
        value={String(settings.bits)}
        onChange={(bits) => onChange({ bits: bits === '8' ? 8 : 1 })}
      />
      <p className={styles.hint}>
        {settings.bits === 1
          ? '一个像素就是打印头的一个点，条码的条宽是整数点，适合直接送标签打印机。'
          : '文字边缘平滑，适合在屏幕上看或发给别人；条码仍是整数点。'}
      </p>
    </>
  )
}

function SvgFields({ settings, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceField
        label="文字"
        options={[
          { value: 'outlines', label: '转为轮廓' },
          { value: 'text', label: '保留文字' },
        ]}
        value={settings.svgText}
        onChange={(svgText) => onChange({ svgText })}
      />
      <p className={styles.hint}>
        {settings.svgText === 'outlines'
          ? '在任何电脑上看起来都一样，文字不能再修改。'
          : '文字可以搜索和修改；打开的电脑上要装有 Noto Sans SC 字体，否则字形会变。'}
      </p>
    </>
  )
}

function ZplFields(props: FieldsProps) {
  const { settings, onChange } = props
  return (
    <>
      <DpiField {...props} />
      <NumberField
        label="每页份数"
        value={settings.zplCopies}
        min={1}
        max={9_999}
        step={1}
        unit="份"
        onChange={(copies) => onChange({ zplCopies: copies ?? 1 })}
      />
      <Select
        label="图形压缩"
        options={[
          { value: 'run-length', label: '行程压缩（各品牌打印机通用）' },
          { value: 'z64', label: 'Z64（更小，仅斑马打印机）' },
        ]}
        value={settings.zplPacking}
        onChange={(zplPacking) => onChange({ zplPacking })}
      />
      <Checkbox
        checked={settings.hasNativeBarcodes}
        onChange={(hasNativeBarcodes) => onChange({ hasNativeBarcodes })}
      >
        条码由打印机生成
      </Checkbox>
      <p className={styles.hint}>中文和图形按打印机的点发送；打印机画不出同样条码时，自动改用图形。</p>
    </>
  )
}

function CopiesField({ settings, onChange }: Omit<FieldsProps, 'document'>) {
  return (
    <NumberField
      label="份数"
      value={settings.sheetCopies}
      min={1}
      max={5_000}
      step={1}
      unit="份"
      onChange={(copies) => onChange({ sheetCopies: copies ?? 1 })}
    />
  )
}

function SheetFields({ settings, onChange, document }: FieldsProps) {
  const sheets = sheetsFor(document, settings)
  const sheet = sheetOf(settings, document)
  if (!sheet) return <p className={styles.hint}>标签太大，一张 A4 或 Letter 纸上放不下，请选“单张”。</p>
  return (
    <>
      <Select
        label="纸张"
        options={sheets.map(({ id, name, paper, columns, rows }) => ({
          value: id,
          label: `${id.startsWith('own') ? name : `${name}（${paper}）`} · ${columns} × ${rows} 格`,
        }))}
        value={sheet.id}
        onChange={(sheetId) => onChange({ sheetId })}
      />
      {isOwnSheet(sheet) ? <GapField paper={settings} onChange={onChange} /> : null}
      <div className={styles.pair}>
        <CopiesField settings={settings} onChange={onChange} />
        <NumberField
          label="已用格数"
          value={settings.skip}
          min={0}
          max={cellsOf(sheet) - 1}
          step={1}
          unit="格"
          onChange={(skip) => onChange({ skip: skip ?? 0 })}
        />
      </div>
    </>
  )
}

/** A sheet is filled unless somebody asked for another number. */
function onSheet(settings: ExportSettings, document: LabelDocument): Partial<ExportSettings> {
  const { sheetCopies } = settings
  const sheet = sheetOf(settings, document)
  return { layout: 'sheet', sheetCopies: sheetCopies > 1 || !sheet ? sheetCopies : cellsOf(sheet) }
}

const LAYOUTS: readonly { value: PdfLayout; label: string }[] = [
  { value: 'single', label: '单张' },
  { value: 'sheet', label: '排在整张纸上' },
  { value: 'roll', label: '并排在卷纸上' },
]

/** What helps to cut and to measure; a roll comes cut. */
function MarkChecks({ settings, onChange }: FieldsProps) {
  return (
    <div className={styles.checks}>
      {settings.layout === 'single' ? (
        <Checkbox checked={settings.hasCropMarks} onChange={(hasCropMarks) => onChange({ hasCropMarks })}>
          裁切标记
        </Checkbox>
      ) : null}
      <Checkbox checked={settings.hasCutLine} onChange={(hasCutLine) => onChange({ hasCutLine })}>
        裁切线
      </Checkbox>
      <Checkbox
        checked={settings.hasCalibrationBar}
        onChange={(hasCalibrationBar) => onChange({ hasCalibrationBar })}
      >
        50 mm 校准条
      </Checkbox>
    </div>
  )
}

function PdfFields(props: FieldsProps) {
  const { settings, onChange, document } = props
  const { layout } = settings
  return (
    <>
      <ChoiceField
        label="排版"
        options={LAYOUTS}
        value={layout}
        onChange={(chosen) => onChange(chosen === 'sheet' ? onSheet(settings, document) : { layout: chosen })}
      />
      {layout === 'sheet' ? <SheetFields {...props} /> : null}
      {layout === 'roll' ? (
        <>
          <RollFields paper={settings} onChange={onChange} />
          <CopiesField settings={settings} onChange={onChange} />
        </>
      ) : null}
      {layout === 'single' ? (
        <NumberField
          label="出血"
          value={settings.bleed}
          min={0}
          max={10}
          step={0.5}
          unit="mm"
          onChange={(bleed) => onChange({ bleed: bleed ?? 0 })}
        />
      ) : null}
      {layout === 'roll' ? null : <MarkChecks {...props} />}
      <p className={styles.hint}>矢量图形，文字可以选中。打印时请选“实际大小”，不要选“适合页面”。</p>
    </>
  )
}

/** What a format lets one choose. */
export function FormatFields(props: FieldsProps) {
  switch (props.settings.format) {
    case 'pdf':
      return <PdfFields {...props} />
    case 'png':
      return <PngFields {...props} />
    case 'svg':
      return <SvgFields {...props} />
    case 'zpl':
      return <ZplFields {...props} />
  }
}
