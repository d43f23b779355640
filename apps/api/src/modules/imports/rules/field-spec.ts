/** Names of the transforms a mapping file may use. */
export type Transform =
  | 'text'
  | 'id'
  | 'id-from-url'
  | 'sha1'
  | 'url'
  | 'path'
  | 'list'
  | 'count'
  | 'stars'
  | 'money'
  | 'undiscount'
  | 'currency'
  | 'region'
  | 'date'
  | 'boolean'
  | 'rounded'
  | 'choice'
  | 'handle'
  | 'country'
  | 'percent'
  | 'fraction'
  | 'amount'
  | 'moment'
  | 'numbers'
  | 'amounts'
  | 'ids'
  | 'texts'

export interface FieldSpec {
  /** Chinese name in previews. */
  label: string
  /** Allowed transforms; the first is the usual one. */
  as: readonly [Transform, ...Transform[]]
  /** Values of a choice. */
  choices?: readonly string[]
  /** The list is one of addresses of pictures: what is none is left out. */
  isPictures?: true
}
