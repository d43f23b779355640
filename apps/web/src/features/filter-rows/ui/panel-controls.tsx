import { numberBounds, textBounds } from '@haixuan/rules'
import type { NumberRange } from '@haixuan/ui-kit'
import type { IdSet, RangeOptions } from '#shared/board'
import { COMMON_WORDS } from '../config/common-words.ts'
import { paramRange, typedRange } from '../lib/scaled-range.ts'
import { type PanelControl, textOf, type Values } from './filter-control.ts'

function panel(id: string, label: string, editor: PanelControl['editor'], isMany = false): PanelControl {
  return { id, label, place: 'panel', isMany, editor }
}

const numberOf = (value: Values[string]) => (typeof value === 'number' ? value : undefined)

function boundsOf(min: Values[string], max: Values[string]) {
  return {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  }
}

/** One of a closed list. */
export const choiceControl = (
  param: string,
  label: string,
  options: Readonly<Record<string, string>>,
  standard?: string,
): PanelControl =>
  panel(param, label, ({ values, change, ahead }, { Choice }) => (
    <Choice
      value={textOf(values[param])}
      options={options}
      standard={standard}
      onChange={(value) => change({ [param]: value })}
      onAhead={(value) => ahead({ [param]: value })}
    />
  ))

/** From and to. @param operation whose bounds both must keep */
export const rangeControl =
  (operation: string) =>
  (min: string, max: string, label: string, options: RangeOptions): PanelControl => {
    const bounds = { min: numberBounds(operation, min), max: numberBounds(operation, max) }
    return panel(min, label, ({ values, change, leave, typed: wait, ahead }, { Range }) => {
      const patchOf = (typed: NumberRange) => {
        const range = paramRange(typed, options, bounds)
        return { [min]: range.min, [max]: range.max }
      }
      return (
        <Range
          label={label}
          showLabel={false}
          value={typedRange(boundsOf(values[min], values[max]), options)}
          presets={options.presets.map((preset) => typedRange(preset, options))}
          onChange={(typed) => change(patchOf(typed))}
          onLeave={(typed) => leave(patchOf(typed))}
          onTyped={(typed) => wait(min, typed && patchOf(typed))}
          onAhead={(typed) => ahead(patchOf(typed))}
        />
      )
    })
  }

/** At most so many days ago. @param operation whose bounds the number must keep */
export const daysControl =
  (operation: string) =>
  (param: string, label: string, presets: readonly number[]): PanelControl =>
    panel(param, label, ({ values, change, leave, typed, ahead }, { Days }) => (
      <Days
        label={label}
        bounds={numberBounds(operation, param)}
        value={numberOf(values[param])}
        presets={presets}
        onChange={(days) => change({ [param]: days })}
        onLeave={(days) => leave({ [param]: days })}
        onTyped={(days) => typed(param, days === undefined ? undefined : { [param]: days ?? undefined })}
        onAhead={(days) => ahead({ [param]: days })}
      />
    ))

/** Any of several named sets. */
export const idSetControl = (param: string, label: string, sets: readonly IdSet[]): PanelControl =>
  panel(
    param,
    label,
    ({ values, change, ahead }, { IdSet }) => (
      <IdSet
        value={textOf(values[param])}
        sets={sets}
        onChange={(value) => change({ [param]: value })}
        onAhead={(value) => ahead({ [param]: value })}
      />
    ),
    true,
  )

/** At least one of these, in that unit. */
export const leastControl = (
  param: string,
  label: string,
  steps: readonly number[],
  unit: string,
): PanelControl =>
  panel(param, label, ({ values, change, ahead }, { Choice }) => {
    const patchOf = (value: string | undefined) => ({
      [param]: value === undefined ? undefined : Number(value),
    })
    return (
      <Choice
        value={values[param] === undefined ? undefined : String(values[param])}
        options={Object.fromEntries(steps.map((step) => [String(step), `≥${step}${unit}`]))}
        standard={undefined}
        onChange={(value) => change(patchOf(value))}
        onAhead={(value) => ahead(patchOf(value))}
      />
    )
  })

/** A value typed as it is. @param operation whose bounds the words must keep */
export const wordsControl =
  (operation: string) =>
  (param: string, label: string): PanelControl =>
    panel(
      param,
      label,
      ({ values, change, leave, typed }, { Words }) => (
        <Words
          label={label}
          most={textBounds(operation, param).maxLength}
          value={textOf(values[param])}
          common={COMMON_WORDS[param]}
          onChange={(words) => change({ [param]: words })}
          onLeave={(words) => leave({ [param]: words })}
          onTyped={(words) => typed(param, words === undefined ? undefined : { [param]: words ?? undefined })}
        />
      ),
      param in COMMON_WORDS,
    )
