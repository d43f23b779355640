export { priceBandText } from './price-band.ts'
