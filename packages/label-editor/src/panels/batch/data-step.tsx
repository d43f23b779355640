import { spreadsheetText } from '@haixuan/tabular/write'
import {
  Banner,
  Button,
  FileDrop,
  FileProgress,
  NumberField,
  SegmentedControl,
  Select,
  StaticTable,
  Switch,
  TextArea,
} from '@haixuan/ui-kit'
import { useState } from 'react'
import { BATCH_LIMITS } from '../../batch/batch-limits.ts'
import type { DataTable } from '../../batch/data/data-table.ts'
import { fieldTitle } from '../../batch/records/field-names.ts'
import { saveBlob } from '../files/save-file.ts'
import flow from '../flow/flow.module.css'
import styles from './batch.module.css'
import { DataQuestions } from './data-questions.tsx'
import type { BatchData } from './use-batch-data.ts'

type Way = 'paste' | 'file' | 'count'

/** Characters from which a paste goes straight to the reader: laying out thousands of lines would hold the page up. */
const LARGE_PASTE = 20_000

const WAYS = [
  { value: 'paste', label: '粘贴' },
  { value: 'file', label: '上传文件' },
  { value: 'count', label: '只按数量' },
] as const

/** The first rows as they were read. */
function TablePreview({ table }: { table: DataTable }) {
  const shown = table.columns.slice(0, 8)
  return (
    <StaticTable
      label="读到的数据"
      rows={table.rows.slice(0, 5).map((row) => row)}
      rowId={({ line }) => String(line)}
      columns={[
        { id: 'line', heading: '行', isNumeric: true, isRowName: true, cell: ({ line }) => line },
        ...shown.map((column, at) => ({
          id: String(at),
          heading: column,
          cell: ({ cells }: { cells: readonly string[] }) => (
            <span className={styles.cell}>{cells[at] ?? ''}</span>
          ),
        })),
      ]}
    />
  )
}

function ReadTable({ data, table }: { data: BatchData; table: DataTable }) {
  const more = table.columns.length - 8
  return (
    <div className={flow.stack}>
      <div className={styles.line}>
        <span className={flow.text}>
          {`${data.name}：${table.rows.length} 行，${table.columns.length} 列${more > 0 ? '，下面是前 8 列' : ''}`}
        </span>
        <Switch checked={data.hasHeading} onChange={data.setHeading}>
          第一行是标题
        </Switch>
      </div>
      {data.sheets.length > 1 ? (
        <Select
          label="工作表"
          options={data.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={data.sheet}
          onChange={data.chooseSheet}
        />
      ) : null}
      <TablePreview table={table} />
    </div>
  )
}

interface DataStepProps {
  data: BatchData
  /** Fields of the label, for the sample file. */
  fields: readonly string[]
  /** Rows must come from data: a mere number of labels means nothing. */
  withoutCount?: boolean
}

/** Where the rows come from. */
export function DataStep({ data, fields, withoutCount = false }: DataStepProps) {
  const [way, setWay] = useState<Way>('paste')
  const [pasted, setPasted] = useState('')
  const [count, setCount] = useState<number | null>(10)
  const sample = () =>
    saveBlob(
      '标签数据.csv',
      new Blob([spreadsheetText([fields.map(fieldTitle), fields.map(() => '')])], { type: 'text/csv' }),
    )
  return (
    <div className={flow.stack}>
      <SegmentedControl
        label="数据来源"
        options={WAYS.filter((each) => each.value !== 'count' || !withoutCount)}
        value={way}
        onChange={(next) => {
          setWay(next)
          data.clear()
        }}
      />
      {way === 'paste' ? (
        <TextArea
          label="从 Excel 或在线表格复制后粘贴到这里"
          description="连标题行一起复制，最多 20,000 行"
          rows={6}
          value={pasted}
          spellCheck={false}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (text.length < LARGE_PASTE) return
            event.preventDefault()
            setPasted(`${text.slice(0, 400)}\n…`)
            data.readPaste(text)
          }}
          onChange={(text) => {
            setPasted(text)
            if (text.trim() === '') data.clear()
            else data.readPaste(text)
          }}
        />
      ) : null}
      {way === 'file' ? (
        <FileDrop
          label="上传数据文件"
          description="文件只在本机读取，不会上传到服务器"
          endings={['.xlsx', '.csv', '.tsv', '.txt']}
          maxBytes={BATCH_LIMITS.fileBytes}
          onFiles={([file]) => file && data.readFile(file)}
        />
      ) : null}
      {way === 'count' ? (
        <div className={styles.line}>
          <NumberField
            label="标签张数"
            value={count}
            min={1}
            max={BATCH_LIMITS.rows}
            unit="张"
            onChange={setCount}
          />
          <Button disabled={!count} onClick={() => count && data.countRows(count)}>
            使用这个数量
          </Button>
        </div>
      ) : null}
      {data.isReading ? (
        <FileProgress name="读取数据" size={null} state="running" progress={null} onCancel={data.clear} />
      ) : null}
      {data.failure ? (
        <Banner tone="danger" role="alert" title="数据没有读取成功">
          {data.failure}
        </Banner>
      ) : null}
      {data.isReading || way === 'count' ? null : <DataQuestions data={data} />}
      {data.table && !data.isReading && way !== 'count' ? <ReadTable data={data} table={data.table} /> : null}
      {data.table && way === 'count' ? (
        <p className={flow.text}>{`将生成 ${data.table.rows.length} 张，序列号依次增加。`}</p>
      ) : null}
      {fields.length > 0 && way !== 'count' ? (
        <Button variant="quiet" size="small" className={flow.start} onClick={sample}>
          下载带标题的空表格
        </Button>
      ) : null}
    </div>
  )
}
