export { categoriesQuery } from './api/category.query.ts'
export { categoryPath, categoryTree } from './lib/category-tree.ts'
