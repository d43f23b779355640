export { AREA_NAMES, type Area } from './area-name.ts'
export { REGION_SETS, TIKTOK_COUNTRIES } from './region-sets.ts'
