export { compareHref, readItems } from './lib/compare-address.ts'
export type { Comparable, Compared } from './lib/compared.ts'
export {
  $baskets,
  compareCleared,
  compareRemoved,
  compareToggled,
} from './model/basket.ts'
export { CompareBatch } from './ui/compare-batch.tsx'
export { CompareButton } from './ui/compare-button.tsx'
export { CompareLink } from './ui/compare-link.tsx'
export { ComparedMark, ComparedRowsProvider } from './ui/compared-mark.tsx'
