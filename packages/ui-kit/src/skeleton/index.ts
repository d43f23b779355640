export { Skeleton, SkeletonLines, type SkeletonLinesProps, type SkeletonProps } from './skeleton.tsx'
