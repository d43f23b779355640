import { NumberField, SegmentedControl, Select, Switch, TextArea } from '@haixuan/ui-kit'
import { editText } from '../../commands/edit-text.ts'
import { editFields } from '../../commands/transform-elements.ts'
import { fieldOf, type LabelElement } from '../../document/element.ts'
import type { InspectorField } from '../../elements/element-definition.ts'
import { inspectorOf } from '../../elements/element-registry.ts'
import { useEditor } from '../editor.ts'
import styles from './inspector.module.css'
import { OwnField } from './own-fields.tsx'

interface FieldProps {
  field: InspectorField
  element: LabelElement
}

function Field({ field, element }: FieldProps) {
  const { store } = useEditor()
  const value = fieldOf(element, field.key)
  const set = (next: unknown) =>
    store.run(
      `修改${field.label}`,
      element.kind === 'text' && field.key === 'text' && typeof next === 'string'
        ? editText([element.id], next)
        : editFields([element.id], { [field.key]: next }),
    )
  const disabled = element.isLocked
  if (field.control === 'own') return <OwnField name={field.key} element={element} />
  if (field.control === 'switch') {
    return (
      <div className={styles.row}>
        <span>{field.label}</span>
        <Switch checked={value === true} onChange={set} disabled={disabled} aria-label={field.label} />
      </div>
    )
  }
  if (field.control === 'text') {
    return (
      <TextArea
        label={field.label}
        rows={field.rows}
        value={String(value ?? '')}
        disabled={disabled}
        onChange={set}
        spellCheck={false}
      />
    )
  }
  if (field.control === 'choice') {
    return (
      <Select
        label={field.label}
        options={typeof field.options === 'function' ? field.options(element) : field.options}
        value={String(value)}
        disabled={disabled}
        onChange={set}
      />
    )
  }
  if (field.control === 'segments') {
    return (
      <div className={styles.row}>
        <span>{field.label}</span>
        <SegmentedControl
          label={field.label}
          size="small"
          options={field.options}
          value={String(value)}
          disabled={disabled}
          onChange={set}
        />
      </div>
    )
  }
  const scale = field.control === 'length' ? 100 : 1
  const { min, max, step } = field
  return (
    <NumberField
      label={field.label}
      labelPlacement="inside"
      value={typeof value === 'number' ? value / scale : null}
      format={{ maximumFractionDigits: 2 }}
      unit={field.control === 'length' ? 'mm' : (field.unit ?? '')}
      disabled={disabled}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(step === undefined ? {} : { step })}
      onChange={(next) => next !== null && set(scale === 100 ? Math.round(next * 100) : next)}
    />
  )
}

/** The fields of the element's kind, drawn from its record. */
export function InspectorFields({ element }: { element: LabelElement }) {
  return inspectorOf(element).map((group) => (
    <section key={group.title} className={styles.group} aria-label={group.title}>
      <h4 className={styles.groupTitle}>{group.title}</h4>
      {group.fields.map((field) => (
        <Field key={field.key} field={field} element={element} />
      ))}
    </section>
  ))
}
