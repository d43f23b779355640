export { Skeleton, SkeletonLines, type SkeletonProps } from './skeleton.tsx'
