/** Countries of the marketplace's own rankings (specification, section 3), by regionId, with their part of the site. */
export const RANKING_COUNTRIES = [
  { regionId: 211, name: '美国', path: '' },
  { regionId: 76, name: '德国', path: '/de' },
  { regionId: 69, name: '法国', path: '/fr' },
  { regionId: 186, name: '西班牙', path: '/es' },
  { regionId: 29, name: '巴西', path: '/br' },
  { regionId: 100, name: '日本', path: '/jp' },
  { regionId: 128, name: '墨西哥', path: '/mx' },
  { regionId: 12, name: '澳大利亚', path: '/au' },
] as const

/** Boards of the marketplace (specification, section 9). */
export const OFFICIAL_BOARDS = [
  { id: 'hot', name: '热销', page: 'best-sellers' },
  { id: 'repurchase', name: '复购', page: 'best-sellers' },
  { id: 'new', name: '新品', page: 'new-in' },
  { id: 'five-star', name: '五星', page: 'full-star' },
] as const

/** Rows of an official board (specification, section 9). */
export const OFFICIAL_SIZE = 50

type OfficialBoard = (typeof OFFICIAL_BOARDS)[number]['id']

interface OfficialChoice {
  regionId: number
  board: OfficialBoard
  /** Category id of the marketplace; the reader must choose one. */
  category: string | null
}

export const FIRST_CHOICE: OfficialChoice = { regionId: 211, board: 'hot', category: null }

/** Page of the marketplace with that ranking; null while no category is chosen. */
export function officialUrl({ regionId, board, category }: OfficialChoice): string | null {
  const country = RANKING_COUNTRIES.find((one) => one.regionId === regionId)
  const found = OFFICIAL_BOARDS.find((one) => one.id === board)
  if (!country || !found || category === null) return null
  const query = new URLSearchParams({ opt_id: category, board: found.id, size: String(OFFICIAL_SIZE) })
  return `https://www.temu.com${country.path}/channel/${found.page}.html?${query}`
}

const KEY = 'official-ranking'

/** The choice of the last time, as far as it is still one. */
export function lastChoice(): OfficialChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<OfficialChoice>
    const choice = { ...FIRST_CHOICE, ...kept }
    return officialUrl({ ...choice, category: '0' }) === null ? FIRST_CHOICE : choice
  } catch {
    return FIRST_CHOICE
  }
}

/** Remembers a choice; without storage nothing is kept. */
export function keepChoice(choice: OfficialChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // A private window may refuse: the next visit starts afresh.
  }
}
