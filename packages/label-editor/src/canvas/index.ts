export { createLabelCanvas, type LabelCanvas, type LabelCanvasOptions } from './label-canvas.ts'
