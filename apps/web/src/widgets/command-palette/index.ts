export { PaletteKey } from './ui/palette-key.tsx'
