export { BatchPlace } from './batch-acts.tsx'
export { ListPlace } from './list-place.tsx'
