export { isNewsKind, NEWS_KINDS } from './lib/news-kinds.ts'
