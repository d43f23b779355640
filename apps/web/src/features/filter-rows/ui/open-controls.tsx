import { textBounds } from '@haixuan/rules'
import { Chip } from '@haixuan/ui-kit'
import styles from './filter-bar.module.css'
import { type OpenControl, textOf } from './filter-control.ts'
import { KeywordEditor } from './keyword-editor.tsx'

/** Words, first in the bar. @param operation whose bounds the words must keep */
export const keywordControl =
  (operation: string) =>
  (param: string, match: string, label: string, hint = label): OpenControl => ({
    ...{ id: param, label, place: 'search' },
    editor: ({ values, change }) => (
      <KeywordEditor
        label={label}
        hint={hint}
        most={textBounds(operation, param).maxLength}
        words={textOf(values[param])}
        isExact={values[match] === 'exact'}
        onChange={(words, isExact) => change({ [param]: words, [match]: isExact ? 'exact' : undefined })}
      />
    ),
  })

/** On or not said, by one press. */
export const flagControl = (param: string, label: string): OpenControl => ({
  ...{ id: param, label, place: 'switch' },
  editor: ({ values, change, ahead }) => {
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
  },
})

/** A tree that brings its own button. */
export const categoryControl = (param: string, label: string): OpenControl => ({
  ...{ id: param, label, place: 'own' },
  editor: ({ values, change, category }) => category(textOf(values[param]), (id) => change({ [param]: id })),
})

/** Asked for elsewhere on the page. */
export const outsideControl = (param: string, label: string): OpenControl => ({
  ...{ id: param, label, place: 'outside' },
  editor: () => null,
})
