export { StoreBindPage } from './ui/store-bind-page.tsx'
export { StoreCenterPage, StoreManagePage } from './ui/store-pages.tsx'
