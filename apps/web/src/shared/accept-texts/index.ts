export { AcceptTexts } from './accept-texts.tsx'
export { ACCEPTED, acceptance } from './acceptance.ts'
