export { categoriesQuery } from './category.query.ts'
export { type CategoryBranch, type CategoryNode, categoryPath, categoryTree } from './category-tree.ts'
