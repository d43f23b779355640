import type { KeyboardEvent, Ref } from 'react'
import { Button } from '../button/index.ts'
import { Chip } from '../chip/index.ts'
import { classNames } from '../class-names/index.ts'
import { useDraft } from '../draft/index.ts'
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
  /** The focus left with bounds typed and not confirmed. Without it `onChange` is told. */
  onLeave?: ((value: NumberRange) => void) | undefined
  /** Bounds as they are typed, while they can be applied; undefined once none wait. */
  onTyped?: ((value: NumberRange | undefined) => void) | undefined
  /** A mouse is pressing a preset: told what the click will choose, before it does. */
  onAhead?: ((value: NumberRange) => void) | undefined
  presets?: readonly NumberRange[]
  unit?: string
  /** Whether bounds may be below 0. */
  isSigned?: boolean
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
const boundsOf = ({ min, max }: Record<'min' | 'max', string>) => ({
  min: parseNumber(min),
  max: parseNumber(max),
})
const usable = (bounds: NumberRange, isSigned: boolean) =>
  rangeProblem(bounds, isSigned) ? undefined : bounds

/**
 * A span of numbers: presets to press, or bounds to type, which hold once Enter or the button is pressed or the
 * field is left. Pressing the chosen preset again opens the span.
 */
export function NumberRangeField({
  label,
  value,
  onChange,
  onLeave = onChange,
  onTyped,
  onAhead,
  presets = [],
  unit,
  isSigned = false,
  showLabel = true,
  name,
  error,
  disabled = false,
  className,
  ref,
}: NumberRangeFieldProps) {
  const isCustom = !isOpenRange(value) && !presets.some((preset) => sameRange(preset, value))
  const shown = isCustom ? value : OPEN_RANGE
  const draft = useDraft({
    applied: { min: written(shown.min), max: written(shown.max) },
    key: `${value.min}:${value.max}`,
    onLeave: (text) => {
      const bounds = boundsOf(text)
      if (rangeProblem(bounds, isSigned)) return false
      if (!sameRange(bounds, value)) onLeave(bounds)
      return undefined
    },
    onTyped: onTyped && ((text) => onTyped(text && usable(boundsOf(text), isSigned))),
  })
  const typed = boundsOf(draft.value)
  const problem = rangeProblem(typed, isSigned)
  const { message, noteId } = useFieldError(name, error)
  const wrong = problem ?? message
  const apply = () => {
    if (problem) return
    draft.settle()
    onChange(typed)
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
      value={draft.value[end]}
      onKeyDown={press}
      onChange={(event) => draft.set({ ...draft.value, [end]: event.target.value })}
    />
  )
  return (
    <fieldset ref={ref} {...draft.group} className={classNames(styles.root, className)} disabled={disabled}>
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
                onClick={() => {
                  draft.restore()
                  onChange(next)
                }}
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
