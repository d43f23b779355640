export { FilterBar } from './ui/filter-bar.tsx'
export { KEYWORD_FIELD } from './ui/keyword-editor.tsx'
export { loadFilterPanel } from './ui/late-opener.tsx'
