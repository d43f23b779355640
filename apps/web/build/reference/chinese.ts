import type { Sources } from './contract.ts'

/** The Chinese of a text of the contract; without a text, of the name. */
export type Chinese = (text: string | undefined, name?: string) => string

/** A text without Chinese stays as it is; a name without Chinese has none. */
export function chineseOf({ chinese, names }: Pick<Sources, 'chinese' | 'names'>): Chinese {
  return (text, name) => {
    const plain = text?.split(/\s+/).join(' ').trim() || undefined
    if (plain !== undefined) return chinese[plain] ?? plain
    return name === undefined ? '' : (names[name] ?? '')
  }
}
