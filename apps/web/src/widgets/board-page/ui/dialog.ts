export { Dialog } from '@haixuan/ui-kit'
