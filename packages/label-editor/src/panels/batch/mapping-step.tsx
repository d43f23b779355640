import { Select, Tag, TextField } from '@haixuan/ui-kit'
import type { FieldSource } from '../../batch/records/field-mapping.ts'
import { fieldTitle } from '../../batch/records/field-names.ts'
import flow from '../flow/flow.module.css'
import styles from './batch.module.css'
import type { BatchChoices, BatchPlan } from './batch-plan.ts'

interface StepProps {
  plan: BatchPlan
  /** Fields that are filled already and not to be changed. */
  settled?: ReadonlySet<string>
  onChoose(choices: Partial<BatchChoices>): void
}

const NONE = 'none'
const TEXT = 'text'

const choiceOf = (source: FieldSource | undefined) =>
  source ? (source.kind === 'text' ? TEXT : `column-${source.column}`) : NONE

function FieldRow({ plan, name, onChoose }: StepProps & { name: string }) {
  const { table, mapping, choices, fields } = plan
  const source = mapping[name]
  const isCode = fields.find((field) => field.name === name)?.kinds.has('barcode')
  const set = (next: FieldSource | null) => onChoose({ sources: { ...choices.sources, [name]: next } })
  const sample = source?.kind === 'column' ? (table.rows[0]?.cells[source.column] ?? '') : ''
  return (
    <li className={styles.field}>
      <span className={styles.fieldName}>
        {fieldTitle(name)}
        {isCode ? <Tag tone="accent">条码</Tag> : null}
      </span>
      <Select
        label={`${fieldTitle(name)} 的数据来源`}
        labelPlacement="hidden"
        options={[
          { value: NONE, label: '不填，按原样打印' },
          { value: TEXT, label: '固定文字' },
          ...table.columns.map((column, at) => ({ value: `column-${at}`, label: column })),
        ]}
        value={choiceOf(source)}
        onChange={(value) =>
          set(
            value === NONE
              ? null
              : value === TEXT
                ? { kind: 'text', text: source?.kind === 'text' ? source.text : '' }
                : { kind: 'column', column: Number(value.slice('column-'.length)) },
          )
        }
      />
      {source?.kind === 'text' ? (
        <TextField
          label={`${fieldTitle(name)} 的固定文字`}
          labelPlacement="hidden"
          value={source.text}
          maxLength={500}
          onChange={(text) => set({ kind: 'text', text })}
        />
      ) : (
        <span className={styles.sample} title={sample}>
          {source ? sample || '（第一行是空的）' : `{{${name}}}`}
        </span>
      )}
    </li>
  )
}

/** Which column fills which field of the label. */
export function MappingStep({ plan, settled, onChoose }: StepProps) {
  const open = plan.fields.filter(({ name }) => !settled?.has(name))
  return (
    <div className={flow.stack}>
      <p className={flow.text}>
        {`标签上有 ${open.length} 个变量，已按名称对应到列；不对的请改。右边是第一行的内容。`}
      </p>
      <ul className={styles.fields} aria-label="变量和列的对应">
        {open.map(({ name }) => (
          <FieldRow key={name} name={name} plan={plan} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  )
}
