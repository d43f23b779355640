import { createContext, useContext } from 'react'

/** Errors by the `name` of the field they belong to; `''` holds what belongs to none. */
export type FormErrors = Readonly<Record<string, string | undefined>>

export const FormErrorsContext = createContext<FormErrors>({})

/** The error of the form around a field, or undefined. */
export function useFormError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext)
  return name ? errors[name] : undefined
}
