export { BuyPage } from './ui/buy-page.tsx'
