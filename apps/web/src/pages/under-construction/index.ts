export { UnderConstructionPage } from './ui/under-construction-page.tsx'
