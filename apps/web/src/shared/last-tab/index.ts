export { $lastTab, lastTabWanted, tabVisited } from './last-tab.ts'
