import { ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding } from '@haixuan/tabular'
import { Banner, SegmentedControl, Select } from '@haixuan/ui-kit'
import flow from '../flow/flow.module.css'
import type { BatchData } from './use-batch-data.ts'

const HIDDEN_ROWS = [
  { value: 'skip', label: '跳过' },
  { value: 'print', label: '打印隐藏行' },
] as const

const MERGED_CELLS = [
  { value: 'fill', label: '每一行都填上' },
  { value: 'leave', label: '只有第一行有' },
] as const

const ENCODINGS = TEXT_ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))

function EncodingQuestion({ data }: { data: BatchData }) {
  const { decoded } = data
  // UTF-8 is certain by its bytes; everything else may have been meant otherwise.
  if (!decoded || decoded.encoding.startsWith('utf-')) return null
  const isDoubtful = decoded.readings.length > 0
  const choice = (
    <Select<TextEncoding>
      label="文字编码"
      options={ENCODINGS}
      value={decoded.encoding}
      onChange={data.chooseEncoding}
    />
  )
  if (!isDoubtful) return choice
  return (
    <>
      <Banner tone="warning" title="看不出文件的文字编码，请核对">
        {`第 ${decoded.line} 行：${decoded.readings
          .map(({ encoding, text }) => `按 ${ENCODING_NAMES[encoding]} 读作“${text}”`)
          .join('，')}。`}
      </Banner>
      {choice}
    </>
  )
}

/** What only the maker of the data knows: which rows and words of a file are meant. */
export function DataQuestions({ data }: { data: BatchData }) {
  const { asked, choices } = data
  return (
    <div className={flow.stack}>
      <EncodingQuestion data={data} />
      {asked.hidden > 0 ? (
        <>
          <Banner tone="warning" title={`有 ${asked.hidden} 行被隐藏或筛掉了`}>
            {choices.hiddenRows === 'skip' ? '这些行不会打印。' : '这些行照样打印。'}
          </Banner>
          <SegmentedControl
            label="隐藏的行"
            options={HIDDEN_ROWS}
            value={choices.hiddenRows}
            onChange={(hiddenRows) => data.choose({ hiddenRows })}
          />
        </>
      ) : null}
      {asked.merged > 0 ? (
        <>
          <Banner tone="warning" title={`有 ${asked.merged} 行在合并单元格里`}>
            {choices.mergedCells === 'fill'
              ? '合并的内容会填到每一行。'
              : '只有第一行有内容，其余行这一格是空的。'}
          </Banner>
          <SegmentedControl
            label="合并的单元格"
            options={MERGED_CELLS}
            value={choices.mergedCells}
            onChange={(mergedCells) => data.choose({ mergedCells })}
          />
        </>
      ) : null}
    </div>
  )
}
