export { TemuSellerPage } from './ui/temu-seller-page.tsx'
