export { Chip, type ChipProps, RemovableChip, type RemovableChipProps } from './chip.tsx'
