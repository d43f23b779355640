import { numberBounds, textBounds } from '@haixuan/rules'
import { Chip, type NumberRange } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import type { FilterBuilder, ListOperation } from '#shared/board'
import { COMMON_WORDS } from '../config/common-words.ts'
import { paramRange, typedRange } from '../lib/scaled-range.ts'
import styles from './filter-bar.module.css'
import { KeywordEditor } from './keyword-editor.tsx'
import type { PanelEditors } from './panel-editors.ts'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** What a control is told: what is on now, and how to change it. */
export interface FilterContext {
  values: Values
  /** Ends when the change is seen. */
  change: (patch: Values) => Promise<void>
  /** The same for what was typed and left without Enter or a button: an open panel stays open. */
  leave: (patch: Values) => void
  /** What is being typed in a filter, by its id; undefined once nothing waits there. */
  typed: (id: string, patch: Values | undefined) => void
  /** Asks for the rows of that change while it is still being pressed. */
  ahead: (patch: Values) => void
  /** Draws the category tree for a value. */
  category: (value: string | undefined, change: (id: string | undefined) => void) => ReactNode
}

interface Named {
  id: string
  label: string
}

/** A filter behind a button. Its editor is drawn of what comes with the panel. */
export interface PanelControl extends Named {
  place: 'panel'
  /** Whether several answers may be on at once. */
  isMany: boolean
  editor: (context: FilterContext, editors: PanelEditors) => ReactNode
}

/** A filter that is always in sight. */
export interface OpenControl extends Named {
  /** First in the bar, with a button of its own, as a switch, or elsewhere on the page. */
  place: 'search' | 'own' | 'switch' | 'outside'
  editor: (context: FilterContext) => ReactNode
}

/** A filter as the page sees it. */
export type FilterControl = PanelControl | OpenControl

const numberOf = (value: Values[string]) => (typeof value === 'number' ? value : undefined)
const textOf = (value: Values[string]) => (typeof value === 'string' ? value : undefined)

function boundsOf(min: Values[string], max: Values[string]) {
  return {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  }
}

/** Filters as controls of the page. */
export function filterControls<Op extends ListOperation>(operation: Op): FilterBuilder<Op, FilterControl> {
  const make =
    (place: OpenControl['place']) =>
    (id: string, label: string, editor: OpenControl['editor']): FilterControl => ({
      id,
      label,
      place,
      editor,
    })
  const panel = (
    id: string,
    label: string,
    editor: PanelControl['editor'],
    isMany = false,
  ): FilterControl => ({ id, label, place: 'panel', isMany, editor })
  const outside = (param: string, label: string) => make('outside')(param, label, () => null)
  return {
    keyword: (param: string, match: string, label, hint = label) =>
      make('search')(param, label, ({ values, change }) => (
        <KeywordEditor
          label={label}
          hint={hint}
          most={textBounds(operation, param).maxLength}
          words={textOf(values[param])}
          isExact={values[match] === 'exact'}
          onChange={(words, isExact) => change({ [param]: words, [match]: isExact ? 'exact' : undefined })}
        />
      )),
    flag: (param: string, label) =>
      make('switch')(param, label, ({ values, change, ahead }) => {
        const patch = { [param]: values[param] === true ? undefined : true }
        return (
          <Chip
            className={styles.preset}
            selected={values[param] === true}
            onAhead={() => ahead(patch)}
            onClick={() => change(patch)}
          >
            {label}
          </Chip>
        )
      }),
    choice: (param: string, label, options: Readonly<Record<string, string>>, standard?: string) =>
      panel(param, label, ({ values, change, ahead }, { Choice }) => (
        <Choice
          value={textOf(values[param])}
          options={options}
          standard={standard}
          onChange={(value) => change({ [param]: value })}
          onAhead={(value) => ahead({ [param]: value })}
        />
      )),
    range: (min: string, max: string, label, options) => {
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
    },
    days: (param: string, label, presets) =>
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
      )),
    idSet: (param: string, label, sets) =>
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
      ),
    tab: outside,
    date: outside,
    one: outside,
    numbers: outside,
    least: (param: string, label, steps, unit) =>
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
      }),
    words: (param: string, label) =>
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
            onTyped={(words) =>
              typed(param, words === undefined ? undefined : { [param]: words ?? undefined })
            }
          />
        ),
        param in COMMON_WORDS,
      ),
    category: (param: string, label) =>
      make('own')(param, label, ({ values, change, category }) =>
        category(textOf(values[param]), (id) => change({ [param]: id })),
      ),
  }
}
