export type { BodyFields } from './body-fields.ts'
export { createForm, type FormModel } from './create-form.ts'
export type { Faults } from './field-errors.ts'
export { type BoundForm, type FieldProps, useForm } from './use-form.ts'
