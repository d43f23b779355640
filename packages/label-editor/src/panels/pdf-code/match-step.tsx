import { Banner, Select, Switch } from '@haixuan/ui-kit'
import type { JoinedCodes } from '../../import-pdf/placement/join-codes.ts'
import { DataStep } from '../batch/data-step.tsx'
import type { BatchData } from '../batch/use-batch-data.ts'
import flow from '../flow/flow.module.css'

interface MatchStepProps {
  data: BatchData
  /** Fields of the label that codes do not fill. */
  fields: readonly string[]
  isWanted: boolean
  onWanted(isWanted: boolean): void
  joined: JoinedCodes
  keyColumn: number | null
  onKey(column: number): void
}

const some = (texts: readonly string[]) => `${texts.slice(0, 8).join('、')}${texts.length > 8 ? ' 等' : ''}`

function Outcome({ joined, keyColumn }: Pick<MatchStepProps, 'joined' | 'keyColumn'>) {
  const { table, codesWithoutRow, rowsWithoutCode, repeated } = joined
  if (keyColumn === null) {
    return (
      <Banner tone="warning" role="alert" title="没有一列和条码内容相同">
        请选择和条码内容一致的那一列，如 SKU ID；或确认 PDF 和表格是同一批商品。
      </Banner>
    )
  }
  return (
    <div className={flow.stack}>
      <Banner tone={codesWithoutRow.length > 0 ? 'warning' : 'success'} role="status">
        {`${table.rows.length} 个条码找到了对应的行。`}
      </Banner>
      {codesWithoutRow.length > 0 ? (
        <Banner tone="warning" title={`${codesWithoutRow.length} 个条码在表格里没有，不会生成`}>
          {some(codesWithoutRow.map(({ value, page }) => `${value}（第 ${page + 1} 页）`))}
        </Banner>
      ) : null}
      {rowsWithoutCode.length > 0 ? (
        <Banner tone="warning" title={`表格里 ${rowsWithoutCode.length} 行没有条码，不会生成`}>
          {`行号：${some(rowsWithoutCode.map(({ line }) => String(line)))}`}
        </Banner>
      ) : null}
      {repeated.length > 0 ? (
        <Banner tone="warning" title={`${repeated.length} 个条码对应多行，取第一行`}>
          {some(repeated.map(({ value, lines }) => `${value}（第 ${lines.join('、')} 行）`))}
        </Banner>
      ) : null}
    </div>
  )
}

/** Which row of the seller's table each code belongs to. */
export function MatchStep({ data, fields, isWanted, onWanted, joined, keyColumn, onKey }: MatchStepProps) {
  return (
    <div className={flow.stack}>
      <Switch checked={isWanted} onChange={onWanted}>
        用表格里的数据填写标签上的其他内容（按条码内容对应）
      </Switch>
      {isWanted ? <DataStep data={data} fields={fields} withoutCount /> : null}
      {isWanted && data.table ? (
        <>
          <Select
            label="和条码内容相同的列"
            options={data.table.columns.map((column, at) => ({ value: String(at), label: column }))}
            value={keyColumn === null ? null : String(keyColumn)}
            onChange={(value) => onKey(Number(value))}
          />
          <Outcome joined={joined} keyColumn={keyColumn} />
        </>
      ) : null}
      {isWanted ? null : (
        <p className={flow.text}>{`不用表格：${joined.table.rows.length} 个条码各生成一张标签。`}</p>
      )}
    </div>
  )
}
