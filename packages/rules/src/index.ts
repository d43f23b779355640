export { creditCheckDigit, isCreditCode } from './credit-code.ts'
