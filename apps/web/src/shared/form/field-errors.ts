/** What is wrong with a form, by the name of the field; `''` holds what belongs to no field. */
export type FieldErrors = Readonly<Record<string, string>>

/** The answer of the rules of a form: a sentence for a field that is wrong, undefined for one that is right. */
export type Faults<Values> = { readonly [Name in keyof Values | '']?: string | undefined }

/** Drops the fields that are right. */
export function wrongFields(fields: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => (message === undefined ? [] : [[name, message]])),
  )
}
