export type { Option } from '../list-box/index.ts'
export { Select, type SelectProps } from './select.tsx'
