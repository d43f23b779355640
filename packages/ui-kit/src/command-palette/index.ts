export type { Command } from './command.ts'
export { CommandPalette, type CommandPaletteProps, type TypedAhead } from './command-palette.tsx'
