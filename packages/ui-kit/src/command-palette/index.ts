export { type Command, CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
