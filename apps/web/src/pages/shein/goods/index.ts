export { SheinSearchPage } from './ui/shein-search-page.tsx'
