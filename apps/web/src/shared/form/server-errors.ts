import { HaixuanError } from '@haixuan/api-sdk'
import { type FieldErrors, wrongFields } from './field-errors.ts'

interface FormFields {
  /** Names of the fields, as the contract has them too. */
  names: readonly string[]
  /** Reasons of a refusal that belong to a field, though the answer names none: reason and field. */
  reasons?: Readonly<Record<string, string>>
}

/**
 * Errors of a form after its call has failed, by field. What belongs to no field has the name `''` and is above
 * the form: a failed network is no fault of the licence. The session alone reports its own end.
 */
export function serverErrors(error: Error, { names, reasons = {} }: FormFields): FieldErrors {
  if (!(error instanceof HaixuanError)) return { '': error.message }
  const named = wrongFields(Object.fromEntries(names.map((name) => [name, error.fieldMessage(name)])))
  if (Object.keys(named).length > 0) return named
  const field = reasons[error.reason]
  if (field !== undefined) return { [field]: error.message }
  return error.status === 401 ? {} : { '': error.message }
}
