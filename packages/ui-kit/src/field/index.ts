export { AriaLabel, AriaNotes, InsideLabel } from './aria-field.tsx'
export { ErrorNote, useFieldError } from './error-note.tsx'
export {
  boxClass,
  Field,
  type FieldProps,
  fieldStyles,
  labelClass,
} from './field.tsx'
export { FilterTrigger } from './filter-trigger.tsx'
export { given } from './given.ts'
