export { Form, FormActions, type FormProps } from './form.tsx'
export type { FormErrors } from './form-errors.ts'
