export { leaveField } from './leave-field.ts'
export { type Draft, type DraftOptions, useDraft } from './use-draft.ts'
