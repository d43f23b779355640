export { fillForm } from './fill-form.ts'
