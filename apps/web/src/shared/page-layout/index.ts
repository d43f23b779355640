/** Classes of a page of figures: the page, its parts, a line of controls or sums, headings, notes. */
export { default as layout } from './page-layout.module.css'
