export { matchesQuery, pinyinInitials } from './pinyin-initials.ts'
