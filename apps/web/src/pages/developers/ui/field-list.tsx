import { Button, ChevronDownIcon, ChevronRightIcon } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { Field, Reference, Shape } from '../model/reference.ts'
import styles from './field-list.module.css'

interface FieldListProps {
  fields: readonly Field[]
  schemas: Reference['schemas']
}

/** Fields under one another; what is inside a field opens below it. A table would be cut off on a phone. */
export function FieldList({ fields, schemas }: FieldListProps) {
  return (
    <ul className={styles.root}>
      {fields.map((field) => (
        <Item key={field.name} field={field} schemas={schemas} />
      ))}
    </ul>
  )
}

/** Fields inside a value, by themselves or by the name of their schema. */
export const insideOf = ({ fields, schema }: Shape, schemas: Reference['schemas']): readonly Field[] =>
  fields ?? (schema ? (schemas[schema]?.fields ?? []) : [])

function Item({
  field: { name, shape, isRequired, text },
  schemas,
}: {
  field: Field
  schemas: Reference['schemas']
}) {
  const [isOpen, setOpen] = useState(false)
  const inside = insideOf(shape, schemas)
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <code className={styles.name}>{name}</code>
        <span className={styles.type}>{shape.type}</span>
        {!isRequired && <span className={styles.type}>可省略</span>}
        {inside.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '展开'} ${name}`}
            icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            onClick={() => setOpen(!isOpen)}
          >
            {shape.schema ?? `${inside.length} 个字段`}
          </Button>
        )}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {isOpen && <FieldList fields={inside} schemas={schemas} />}
    </li>
  )
}
