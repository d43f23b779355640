/** Entry of a dictionary. */
interface Entry {
  key: string
  value: string | null
}

/** A partner's link. */
interface Partner {
  name: string
  href: string
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** Value of a key; undefined when the operator has not set it. */
export const textOf = (entries: readonly Entry[], key: string): string | undefined =>
  entries.find((entry) => entry.key === key)?.value?.trim() || undefined

/** Value of a key when it is the address of a picture on the web. */
export function pictureOf(entries: readonly Entry[], key: string): string | undefined {
  const text = textOf(entries, key)
  return text !== undefined && isWebAddress(text) ? text : undefined
}

/** Partner links: one a line, name and address divided by `|` or a space; lines of another form are left out. */
export function partnersOf(entries: readonly Entry[]): readonly Partner[] {
  return (textOf(entries, 'seo_link') ?? '').split('\n').flatMap((line) => {
    const [, name, href] = /^\s*(.*?)[\s|]+(\S+)\s*$/.exec(line) ?? []
    return name && href && isWebAddress(href) ? [{ name, href }] : []
  })
}
