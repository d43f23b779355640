/** Words that tell the languages of labels apart; each counts once. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of not for with this keep away from to children made in warning is may if be contains liquid highly use only food contact',
  de: 'der die das und nicht für von kindern mit dem den ist ein geeignet achtung hersteller bei kann unter vor zu nur enthält',
  fr: 'le la les et ne pas des pour de ce cette enfants aux du est attention dans peut à très contient sans un en',
  it: 'il lo gli di non per della e con i bambini da questo avvertenza raccolta può se molto del delle solo',
  es: 'el los las y no para del con niños de este esta advertencia en por puede se si muy la temperaturas',
  pl: 'i nie dla w z do dzieci oraz na jest się ostrzeżenie przed po może',
  nl: 'de het een en niet voor van kinderen met deze dit op waarschuwing geschikt kan bij zeer in of licht alleen',
  sv: 'och inte för av barn med den det till är varning på under kan vid mycket i',
}
const LISTS = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** Letters that only one of these languages has; they count for two words. */
const LETTERS: Readonly<Record<string, RegExp>> = { de: /ß/, es: /[ñ¿¡]/, pl: /[ąćęłńśźż]/, sv: /å/ }

/**
 * The language of a text on a label, `zh-CN` or a two-letter code, for programs that read aloud.
 * @returns null when its words do not tell.
 */
export function languageOf(text: string): string | null {
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN'
  const lower = text.toLowerCase()
  const words = [...new Set(lower.match(/\p{L}+/gu) ?? [])]
  const scores = LISTS.map(([language, list]) => {
    const letters = LETTERS[language]?.test(lower) ? 2 : 0
    return { language, score: words.filter((word) => list.has(word)).length + letters }
  }).sort((a, b) => b.score - a.score)
  const [best, second] = scores
  return best && best.score >= 2 && best.score > (second?.score ?? 0) ? best.language : null
}
