export { CellButton, type CellButtonProps } from './cell-button.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
