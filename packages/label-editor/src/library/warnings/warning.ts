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

/** What is behind a sentence in one language, in the words that the user sees. */
export const TEXT_BASES = {
  law: '法规原文',
  authority: '主管机构公布',
  trade: '贸易通行译文，没有官方来源',
} as const
export type TextBasis = keyof typeof TEXT_BASES

/** Where a sentence in one language was read, and what that is worth. */
interface TextSource {
  basis: TextBasis
  source: string
}

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
  /** Languages whose sentence was not read in that law. */
  otherSources: Readonly<Partial<Record<Language, TextSource>>>
  /** Day on which sentence and source were compared, `YYYY-MM-DD`. */
  checkedOn: string
}

/** Where the sentence in a language was read; null where the library does not have it in that language. */
export function sourceOfText(warning: Warning, language: Language): TextSource | null {
  if (!warning.texts[language]) return null
  return warning.otherSources[language] ?? { basis: 'law', source: warning.source }
}

/** The same source for several languages. */
export const from = (
  languages: readonly Language[],
  basis: TextBasis,
  source: string,
): Partial<Record<Language, TextSource>> =>
  Object.fromEntries(languages.map((language) => [language, { basis, source }]))

const CHECKED_ON = '2026-11-22'

type Draft = Omit<Warning, 'category' | 'note' | 'until' | 'checkedOn' | 'otherSources'> &
  Partial<Pick<Warning, 'otherSources'>> & { note?: string; until?: string }

export function warnings(category: WarningCategory, drafts: readonly Draft[]): Warning[] {
  return drafts.map((draft) => ({
    ...draft,
    category,
    note: draft.note ?? null,
    until: draft.until ?? null,
    otherSources: draft.otherSources ?? {},
    checkedOn: CHECKED_ON,
  }))
}
