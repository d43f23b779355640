export { Cascader, type CascaderProps } from './cascader.tsx'
export { type CascaderOption, categoryText } from './category-search.ts'
