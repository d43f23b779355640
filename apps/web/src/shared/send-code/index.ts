export { channelsQuery } from './channels-query.ts'
export { CodeField } from './code-field.tsx'
