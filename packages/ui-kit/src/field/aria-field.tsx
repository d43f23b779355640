import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../class-names/index.ts'
import { ErrorIcon } from '../icon/index.ts'
import { Sentence } from '../kit-provider/sentence.tsx'
import { type FieldProps, fieldStyles, labelClass, RequiredMark } from './field.tsx'

/** The label inside a react-aria field; which control it belongs to is known by context. */
export function AriaLabel({ label, labelPlacement, required }: FieldProps) {
  return (
    <Label className={labelClass(labelPlacement === 'inside' ? 'hidden' : labelPlacement)}>
      {label}
      {required && <RequiredMark />}
    </Label>
  )
}

/**
 * What a box shows in front of its value. The real label stays outside of it, hidden, and this is
 * drawn by the style sheet: as text inside a button it would come twice into the button's name.
 */
export function InsideLabel({ label, labelPlacement }: FieldProps) {
  if (labelPlacement !== 'inside') return null
  return <span data-text={label} className={classNames(labelClass('inside'), fieldStyles.drawn)} />
}

type NotesProps = {
  description?: ReactNode
  error: string | undefined
  /** That of the field; see ErrorNote. */
  name: string | undefined
}

/** Description and error inside a react-aria field. */
export function AriaNotes({ description, error, name }: NotesProps) {
  return (
    <>
      {description && (
        <Text slot="description" elementType="p" className={fieldStyles.description ?? ''}>
          {description}
        </Text>
      )}
      {error && (
        <FieldError elementType="p" data-error-of={name} className={fieldStyles.error ?? ''}>
          <ErrorIcon />
          <span>
            <Sentence>{error}</Sentence>
          </span>
        </FieldError>
      )}
    </>
  )
}
