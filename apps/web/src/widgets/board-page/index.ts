export { BoardPage } from './ui/board-page.tsx'
