import type { Ref } from 'react'
import { Label } from 'react-aria-components/Label'
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { classNames } from '../class-names/index.ts'
import { ErrorNote, fieldStyles, given, useFieldError } from '../field/index.ts'
import styles from './slider.module.css'

export type SliderProps = {
  label: string
  value: number
  onChange: (value: number) => void
  /** Called once when the thumb is let go; for what costs a request. */
  onChangeEnd?: (value: number) => void
  min?: number
  max?: number
  step?: number
  format?: Intl.NumberFormatOptions
  name?: string
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A number whose size matters more than its last digit: a margin, a zoom. Exact values belong into NumberField. */
export function Slider({
  label,
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  format,
  name,
  error,
  disabled = false,
  className,
  ref,
}: SliderProps) {
  const { message, noteId } = useFieldError(name, error)
  return (
    <AriaSlider
      value={value}
      onChange={(next) => onChange(next as number)}
      {...given({ onChangeEnd: onChangeEnd && ((next: number | number[]) => onChangeEnd(next as number)) })}
      {...given({ formatOptions: format, ref })}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <SliderOutput className={styles.output ?? ''} />
      </div>
      <SliderTrack className={styles.track ?? ''}>
        {({ state }) => (
          <>
            <span className={styles.fill} style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb
              {...given({ name })}
              {...(message && { isInvalid: true, 'aria-describedby': noteId })}
              className={styles.thumb ?? ''}
            />
          </>
        )}
      </SliderTrack>
      {message && (
        <ErrorNote id={noteId} name={name}>
          {message}
        </ErrorNote>
      )}
    </AriaSlider>
  )
}
