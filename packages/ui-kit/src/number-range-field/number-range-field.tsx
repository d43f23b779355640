import { type KeyboardEvent, type Ref, useState } from 'react'
import { Button } from '../button/index.ts'
import { Chip } from '../chip/index.ts'
import { classNames } from '../class-names/index.ts'
import { boxClass, ErrorNote, fieldStyles, useFieldError } from '../field/index.ts'
import {
  isOpenRange,
  type NumberRange,
  OPEN_RANGE,
  parseNumber,
  rangeProblem,
  rangeText,
  sameRange,
} from './number-range.ts'
import styles from './number-range-field.module.css'

export type NumberRangeFieldProps = {
  label: string
  /** Both ends included; null is open. */
  value: NumberRange
  /** A preset was pressed, or typed bounds were confirmed with Enter or the button. */
  onChange: (value: NumberRange) => void
  /** A mouse is pressing a preset: told what the click will choose, before it does. */
  onAhead?: ((value: NumberRange) => void) | undefined
  presets?: readonly NumberRange[]
  unit?: string
  /** Whether the label shows; screen readers always hear it. */
  showLabel?: boolean
  /** Sends both ends with the form around it under the same name (`getAll`), an open one as ''. Nothing when both are. */
  name?: string
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLFieldSetElement>
}

const written = (bound: number | null) => (bound === null ? '' : String(bound))

/** A span of numbers: presets to press, or bounds to type. Pressing the chosen preset again opens the span. */
export function NumberRangeField({
  label,
  value,
  onChange,
  onAhead,
  presets = [],
  unit,
  showLabel = true,
  name,
  error,
  disabled = false,
  className,
  ref,
}: NumberRangeFieldProps) {
  const isCustom = !isOpenRange(value) && !presets.some((preset) => sameRange(preset, value))
  const shown = isCustom ? value : OPEN_RANGE
  const shownKey = `${shown.min}:${shown.max}`
  const [draft, setDraft] = useState({ key: shownKey, min: written(shown.min), max: written(shown.max) })
  if (draft.key !== shownKey) setDraft({ key: shownKey, min: written(shown.min), max: written(shown.max) })
  const typed = { min: parseNumber(draft.min), max: parseNumber(draft.max) }
  const problem = rangeProblem(typed)
  const { message, noteId } = useFieldError(name, error)
  const wrong = problem ?? message
  const apply = () => {
    if (!problem) onChange(typed)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }
  const bound = (end: 'min' | 'max', name: string) => (
    <input
      className={classNames(fieldStyles.control, styles.bound)}
      inputMode="decimal"
      placeholder={name}
      aria-label={`${label}${name}`}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? noteId : undefined}
      disabled={disabled}
      value={draft[end]}
      onKeyDown={press}
      onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
    />
  )
  return (
    <fieldset ref={ref} className={classNames(styles.root, className)} disabled={disabled}>
      <legend className={classNames(fieldStyles.label, styles.label, !showLabel && fieldStyles.hidden)}>
        {label}
      </legend>
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map((preset) => {
            const selected = sameRange(preset, value)
            const next = selected ? OPEN_RANGE : preset
            return (
              <Chip
                key={rangeText(preset)}
                selected={selected}
                onAhead={onAhead && (() => onAhead(next))}
                onClick={() => onChange(next)}
              >
                {rangeText(preset, unit)}
              </Chip>
            )
          })}
        </div>
      )}
      <div className={styles.custom}>
        <div className={classNames(boxClass(Boolean(wrong), disabled), styles.box)}>
          {bound('min', '最小值')}
          <span className={styles.dash}>–</span>
          {bound('max', '最大值')}
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
        <Button disabled={disabled || Boolean(problem) || sameRange(typed, shown)} onClick={apply}>
          应用
        </Button>
      </div>
      {name !== undefined && !isOpenRange(value) && (
        <>
          <input type="hidden" name={name} value={written(value.min)} />
          <input type="hidden" name={name} value={written(value.max)} />
        </>
      )}
      {wrong && (
        <ErrorNote id={noteId} name={name} role={problem ? 'status' : undefined}>
          {wrong}
        </ErrorNote>
      )}
    </fieldset>
  )
}
