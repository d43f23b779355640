export { Drawer } from '@haixuan/ui-kit'
