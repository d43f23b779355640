/** The three books of Temu. */
type Area = 'us' | 'eu' | 'global'

export const AREA_NAMES: Readonly<Record<Area, string>> = { us: '美国', eu: '欧洲', global: '全球' }
