export { DownloadPage } from './ui/download-page.tsx'
