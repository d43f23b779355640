export { TypeAmountButton } from './ui/type-amount-button.tsx'
