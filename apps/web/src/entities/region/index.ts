export { AREA_NAMES } from './config/area-name.ts'
export { REGION_SETS, TIKTOK_COUNTRIES } from './config/region-sets.ts'
