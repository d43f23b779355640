export { FindSubject } from './ui/find-subject.tsx'
