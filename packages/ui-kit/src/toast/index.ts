export {
  createToastQueue,
  type Toast,
  type ToastClock,
  type ToastQueue,
  type ToastTone,
} from './toast-queue.ts'
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
