export { downloadLinkWanted } from './model/copy-download-link.ts'
