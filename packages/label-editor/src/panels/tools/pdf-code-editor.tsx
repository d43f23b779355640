import { Button, Select, TextArea } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import { BARCODE_FORMATS, BARCODE_NAMES, formatRecord } from '../../barcode/barcode-format.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { useEditor, useShown } from '../editor.ts'
import { addToLabel } from './add-to-label.ts'
import { ImportedCodes } from './imported-codes.tsx'
import { smallestBarcode } from './smallest-barcode.ts'
import styles from './tools.module.css'

/** Barcodes of every kind. The value is checked while it is typed. */
export function PdfCodeEditor() {
  const editor = useEditor()
  const { document } = useShown()
  const [format, setFormat] = useState<BarcodeFormat>('ean13')
  const [value, setValue] = useState('')
  const hasVariable = value.includes('{{')
  const isEmpty = value.trim() === ''
  const encoding = hasVariable || isEmpty ? null : encodeBarcode(value, format)
  const fault = encoding && !encoding.ok ? encoding.fault : null
  return (
    <div className={styles.stack}>
      <Select
        label="码制"
        options={BARCODE_FORMATS.map((id) => ({ value: id, label: BARCODE_NAMES[id] }))}
        value={format}
        onChange={setFormat}
      />
      <TextArea
        label="条码内容"
        rows={2}
        placeholder={`例如 ${formatRecord(format).example}，或变量 {{sku}}`}
        value={value}
        onChange={setValue}
        error={fault?.message}
        description={hasVariable ? '含变量，批量生成时按数据填入' : undefined}
        spellCheck={false}
      />
      {fault?.fix ? (
        <Button size="small" onClick={() => setValue(fault.fix ?? value)}>
          {`改为 ${fault.fix}`}
        </Button>
      ) : null}
      <Button
        variant="primary"
        disabled={isEmpty || fault !== null}
        onClick={() =>
          addToLabel(editor, '添加条码', smallestBarcode(editor.makeId(), format, value, document.dpi))
        }
      >
        添加到标签
      </Button>
      <p className={styles.hint}>
        {`条宽自动取 ${document.dpi} dpi 打印机的整数点，静区已留出。选中条码后可在右侧修改。`}
      </p>
      <ImportedCodes />
    </div>
  )
}
