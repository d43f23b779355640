export { Tree, type TreeNode, type TreeProps } from './tree.tsx'
