export { FileDrop, type FileDropProps } from './file-drop.tsx'
export { FileProgress, type FileProgressProps } from './file-progress.tsx'
export { fileSizeText } from './file-rules.ts'
