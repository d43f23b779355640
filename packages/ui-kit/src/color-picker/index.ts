export { ColorPicker, type ColorPickerProps } from './color-picker.tsx'
