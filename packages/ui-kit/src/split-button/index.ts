export { SplitButton, type SplitButtonProps } from './split-button.tsx'
