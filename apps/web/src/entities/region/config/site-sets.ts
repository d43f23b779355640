/**
 * Sites with semi-managed goods (matchSemiManaged of the site list), by their siteIds, never regionIds. Australia
 * with New Zealand and the EU region are groups of the specification, section 3.
 */
export const SEMI_SITES = [
  { label: '美国站', ids: [100] },
  { label: '加拿大站', ids: [101] },
  { label: '英国站', ids: [102] },
  { label: '澳新', ids: [103, 104] },
  { label: '欧区', ids: [105, 106, 107, 109, 111, 112, 137, 138] },
  { label: '荷兰站', ids: [108] },
  { label: '墨西哥站', ids: [110] },
  { label: '瑞典站', ids: [113] },
  { label: '日本站', ids: [118] },
  { label: '沙特站', ids: [120] },
  { label: '菲律宾站', ids: [127] },
] as const
