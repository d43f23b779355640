import type { LabelDocument } from '../document/label-document.ts'
import { grownToText } from '../elements/text/grow-to-text.ts'
import { RESPONSIBLE_PERSONS } from '../library/persons/responsible-persons.ts'

const KEY = 'haixuan.label.profile'

/** Fields of every responsible person with their names in Chinese. */
export const PROFILE_FIELDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...RESPONSIBLE_PERSONS.map(({ fields }) => fields),
)

/** What the user keeps about who is responsible for their goods; in this browser only. */
export function readProfile(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([key, value]) => key in PROFILE_FIELDS && typeof value === 'string' && value !== '',
      ),
    )
  } catch {
    return {}
  }
}

export function keepProfile(profile: Readonly<Record<string, string>>): void {
  localStorage.setItem(KEY, JSON.stringify(profile))
}

/** A text with what the profile knows; what it does not know stays a variable. */
export const filledFrom = (profile: Readonly<Record<string, string>>, text: string): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, field: string) => profile[field] ?? written)

/** A label whose texts are filled from the profile. */
export function withProfile(
  document: LabelDocument,
  profile: Readonly<Record<string, string>>,
): LabelDocument {
  const elements = Object.fromEntries(
    Object.entries(document.elements).map(([id, element]) => {
      if (element.kind !== 'text') return [id, element]
      const text = filledFrom(profile, element.text)
      return [id, text === element.text ? element : grownToText({ ...element, text })]
    }),
  )
  return { ...document, elements }
}
