export { type Option, OptionList } from './option-list.tsx'
