export { NoticeBell } from './ui/notice-bell.tsx'
