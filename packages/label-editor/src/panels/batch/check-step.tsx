import { Banner, Button, FileProgress, NumberField, StaticTable, Tag } from '@haixuan/ui-kit'
import { useMemo, useState } from 'react'
import { rowRecord } from '../../batch/records/field-mapping.ts'
import type { RowFault } from '../../batch/records/row-faults.ts'
import flow from '../flow/flow.module.css'
import { StepThrough } from '../step-through.tsx'
import styles from './batch.module.css'
import type { BatchPlan } from './batch-plan.ts'
import { LabelPreview } from './label-preview.tsx'
import type { RowCheck } from './use-row-check.ts'

function Verdict({ plan, check }: { plan: BatchPlan; check: RowCheck }) {
  const { rows } = plan.table
  if (check.failure)
    return (
      <Banner tone="danger" role="alert">
        {check.failure}
      </Banner>
    )
  if (!check.isDone) {
    return (
      <FileProgress
        name="检查数据"
        size={null}
        state="running"
        progress={check.rows / rows.length}
        text={`已检查 ${check.rows} / ${rows.length} 行`}
      />
    )
  }
  const wrong = check.wrongRows.size
  if (wrong === 0 && check.warnedRows.size === 0) {
    return <Banner tone="success" role="status">{`${rows.length} 行全部通过检查。`}</Banner>
  }
  const warned = check.warnedRows.size > 0 ? `${check.warnedRows.size} 行有提醒，仍会生成。` : ''
  return (
    <Banner
      tone={wrong > 0 ? 'warning' : 'info'}
      role="status"
      title={wrong > 0 ? `${wrong} 行有错误，会被跳过` : '没有错误'}
    >
      {`${warned}${wrong > 0 ? '在表格里改好后重新上传，跳过的行就能生成。' : ''}`}
    </Banner>
  )
}

function Faults({ check, onShow }: { check: RowCheck; onShow: (row: number) => void }) {
  const listed = check.faults.slice(0, 200)
  return (
    <>
      <StaticTable<RowFault & { id: number }>
        label="有问题的行"
        maxHeight={260}
        rows={listed.map((fault, id) => ({ ...fault, id }))}
        rowId={({ id }) => String(id)}
        columns={[
          {
            id: 'line',
            heading: '行号',
            isNumeric: true,
            isRowName: true,
            cell: ({ line, row }) => (
              <Button size="small" variant="quiet" onClick={() => onShow(row)} aria-label={`看第 ${line} 行`}>
                {line}
              </Button>
            ),
          },
          {
            id: 'level',
            heading: '程度',
            cell: ({ level }) => (
              <Tag tone={level === 'error' ? 'danger' : 'warning'}>{level === 'error' ? '错误' : '提醒'}</Tag>
            ),
          },
          {
            id: 'what',
            heading: '问题',
            cell: ({ subject, message }) => <span className={styles.fault}>{`${subject}：${message}`}</span>,
          },
        ]}
      />
      {check.faultCount > listed.length ? (
        <p className={flow.hint}>{`一共 ${check.faultCount} 处，这里列出前 ${listed.length} 处。`}</p>
      ) : null}
    </>
  )
}

/** Any row as it will print, and every row that is wrong with its line and reason. */
export function CheckStep({ plan, check }: { plan: BatchPlan; check: RowCheck }) {
  const [row, setRow] = useState(0)
  const { table, mapping, document } = plan
  const shown = Math.min(row, table.rows.length - 1)
  const current = table.rows[shown]
  const record = useMemo(
    () => (current ? { ...rowRecord(current, mapping), '#serial': String(shown) } : {}),
    [current, mapping, shown],
  )
  return (
    <div className={styles.check}>
      <div className={flow.stack}>
        <LabelPreview label={document} record={record} name={`第 ${current?.line ?? 1} 行的标签`} />
        <div className={styles.pager}>
          <StepThrough unit="行" at={shown} count={table.rows.length} onShow={setRow}>
            <NumberField
              label="预览第几条数据"
              labelPlacement="hidden"
              value={shown + 1}
              min={1}
              max={table.rows.length}
              onChange={(value) => setRow((value ?? 1) - 1)}
            />
            <span className={flow.hint}>{`/ ${table.rows.length} 条`}</span>
          </StepThrough>
        </div>
      </div>
      <div className={flow.stack}>
        <Verdict plan={plan} check={check} />
        {plan.unfilled.length > 0 ? (
          <Banner tone="warning">
            {`${plan.unfilled.map((name) => `{{${name}}}`).join('、')} 没有对应的列，会照原样印在标签上。`}
          </Banner>
        ) : null}
        {check.faults.length > 0 ? <Faults check={check} onShow={setRow} /> : null}
      </div>
    </div>
  )
}
