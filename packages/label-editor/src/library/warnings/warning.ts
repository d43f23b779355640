/** Languages of the markets that sellers ship to. */
export const LANGUAGES = {
  en: '英语',
  de: '德语',
  fr: '法语',
  it: '意大利语',
  es: '西班牙语',
  pl: '波兰语',
  nl: '荷兰语',
  sv: '瑞典语',
  zh: '中文',
} as const
export type Language = keyof typeof LANGUAGES

export const WARNING_CATEGORIES = {
  toys: '玩具',
  textile: '纺织品',
  'food-contact': '食品接触',
  chemicals: '化学品与化妆品',
  electronics: '电子电器',
  battery: '电池',
  packaging: '包装',
  home: '家居',
} as const
export type WarningCategory = keyof typeof WARNING_CATEGORIES

/** A sentence that a law prescribes or quotes. Languages in which it is not known are missing, never translated by us. */
export interface Warning {
  id: string
  category: WarningCategory
  /** What it is about, in Chinese. */
  title: string
  texts: Readonly<Partial<Record<Language, string>>>
  /** What to observe, in Chinese. */
  note: string | null
  /** First day on which another law takes its place, `YYYY-MM-DD`; null while none is set. */
  until: string | null
  /** The law that holds the sentence. */
  source: string
  /** Day on which sentence and source were compared, `YYYY-MM-DD`. */
  checkedOn: string
}

const CHECKED_ON = '2026-11-21'

type Draft = Omit<Warning, 'category' | 'note' | 'until' | 'checkedOn'> & { note?: string; until?: string }

export function warnings(category: WarningCategory, drafts: readonly Draft[]): Warning[] {
  return drafts.map((draft) => ({
    ...draft,
    category,
    note: draft.note ?? null,
    until: draft.until ?? null,
    checkedOn: CHECKED_ON,
  }))
}
