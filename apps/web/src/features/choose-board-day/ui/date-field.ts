export { DateField } from '@haixuan/ui-kit'
