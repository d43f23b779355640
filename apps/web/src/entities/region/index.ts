export { AREA_NAMES } from './config/area-name.ts'
export { FULL_COUNTRIES, REGION_SETS, TIKTOK_COUNTRIES } from './config/region-sets.ts'
export { SEMI_SITES } from './config/site-sets.ts'
