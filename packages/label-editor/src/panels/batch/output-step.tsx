import { NumberField, RadioGroup, Select, Switch, TextField } from '@haixuan/ui-kit'
import { BATCH_LIMITS } from '../../batch/batch-limits.ts'
import { createFileNamer, fieldsOfRule } from '../../export/batch/file-name.ts'
import { cellsOf } from '../../export/sheet/sheet-size.ts'
import { GapField, RollFields } from '../export/paper-fields.tsx'
import { isOwnSheet, sheetOf, sheetsFor } from '../export/sheet-choice.ts'
import flow from '../flow/flow.module.css'
import styles from './batch.module.css'
import { type BatchChoices, type BatchOutput, type BatchPlan, ruleRecords } from './batch-plan.ts'

interface StepProps {
  plan: BatchPlan
  onChoose(choices: Partial<BatchChoices>): void
}

/** Names that the rule makes of the first row. */
function exampleName(plan: BatchPlan): string {
  const { rule, table } = plan
  const name = createFileNamer({ rule, ending: '.pdf', count: table.rows.length, now: Date.now() })
  return name(ruleRecords(plan)(table.rows[0] ?? { cells: [] }, 1))
}

function unknownFields({ rule, table, mapping }: BatchPlan): string[] {
  return fieldsOfRule(rule).filter((name) => !Object.hasOwn(mapping, name) && !table.columns.includes(name))
}

function NamingRule({ plan, onChoose }: StepProps) {
  const unknown = unknownFields(plan)
  return (
    <TextField
      label="文件命名规则"
      className={styles.wide ?? ''}
      value={plan.rule}
      maxLength={120}
      onChange={(rule) => onChoose({ rule })}
      description={`第一个文件：${exampleName(plan)}`}
      {...(unknown.length > 0 ? { error: `没有这些列：${unknown.join('、')}，会空着` } : {})}
    />
  )
}

function SheetChoice({ plan, onChoose }: StepProps) {
  const { choices, document } = plan
  const sheet = sheetOf(choices, document)
  if (!sheet) return <p className={flow.hint}>标签太大，一张 A4 纸上放不下，请选“一个 PDF”。</p>
  return (
    <>
      <Select
        label="纸张"
        options={sheetsFor(document, choices).map(({ id, name }) => ({ value: id, label: name }))}
        value={sheet.id}
        onChange={(sheetId) => onChoose({ sheetId })}
      />
      {isOwnSheet(sheet) ? <GapField paper={choices} onChange={onChoose} /> : null}
      <NumberField
        label="第一张纸从第几格开始"
        value={choices.skip + 1}
        min={1}
        max={cellsOf(sheet)}
        onChange={(start) => onChoose({ skip: (start ?? 1) - 1 })}
      />
      <Switch checked={choices.hasCutLines} onChange={(hasCutLines) => onChoose({ hasCutLines })}>
        打印裁切线
      </Switch>
    </>
  )
}

function CopiesChoice({ plan, onChoose }: StepProps) {
  const { copies } = plan.choices
  return (
    <>
      <Select
        label="每行份数"
        options={[
          { value: 'fixed', label: '每行一样多' },
          ...plan.table.columns.map((column, at) => ({ value: String(at), label: `按“${column}”列` })),
        ]}
        value={copies.kind === 'fixed' ? 'fixed' : String(copies.column)}
        onChange={(value) =>
          onChoose({
            copies:
              value === 'fixed' ? { kind: 'fixed', count: 1 } : { kind: 'column', column: Number(value) },
          })
        }
      />
      {copies.kind === 'fixed' ? (
        <NumberField
          label="份数"
          value={copies.count}
          min={1}
          max={BATCH_LIMITS.copies}
          unit="份"
          onChange={(count) => onChoose({ copies: { kind: 'fixed', count: count ?? 1 } })}
        />
      ) : null}
    </>
  )
}

/** Whether the label counts by serial numbers. */
const hasSerial = ({ document }: BatchPlan) =>
  Object.values(document.elements).some(
    (element) =>
      (element.kind === 'text' && /\{\{\s*serial/.test(element.text)) ||
      (element.kind === 'barcode' && /\{\{\s*serial/.test(element.value)),
  )

const isMany = ({ choices }: BatchPlan) => choices.copies.kind === 'column' || choices.copies.count > 1

/** What comes out: one file, a file for each row, or sheets; how many of each, and how files are called. */
export function OutputStep({ plan, onChoose }: StepProps) {
  const { choices } = plan
  return (
    <div className={styles.options}>
      <RadioGroup
        label="生成"
        className={styles.wide ?? ''}
        options={[
          { value: 'pdf', label: '一个 PDF，每张标签一页' },
          { value: 'zip', label: '每行一个 PDF，打包成 zip' },
          { value: 'sheet', label: '多张标签拼到一张纸上' },
          { value: 'roll', label: '多张标签并排印在卷纸上' },
        ]}
        value={choices.output}
        onChange={(output) => onChoose({ output: output as BatchOutput })}
      />
      <CopiesChoice plan={plan} onChoose={onChoose} />
      {choices.output === 'zip' ? <NamingRule plan={plan} onChoose={onChoose} /> : null}
      {choices.output === 'sheet' ? <SheetChoice plan={plan} onChoose={onChoose} /> : null}
      {choices.output === 'roll' ? <RollFields paper={choices} onChange={onChoose} /> : null}
      {hasSerial(plan) && isMany(plan) ? (
        <Select
          label="同一行的几份"
          options={[
            { value: 'label', label: '序列号各不相同' },
            { value: 'row', label: '序列号相同' },
          ]}
          value={choices.serialPer}
          onChange={(serialPer) => onChoose({ serialPer: serialPer as BatchChoices['serialPer'] })}
        />
      ) : null}
      <Switch
        className={styles.wide}
        checked={choices.readsBack}
        onChange={(readsBack) => onChoose({ readsBack })}
      >
        生成前把每个条码读回来核对（慢一些，扫不出的会拦下）
      </Switch>
    </div>
  )
}
