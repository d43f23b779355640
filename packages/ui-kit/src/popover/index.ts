export { Popover, type PopoverProps } from './popover.tsx'
export { PopoverAt, type PopoverAtProps } from './popover-at.tsx'
