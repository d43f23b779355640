import type { ChoiceParam, FilterParam, FilterQuery, ListOperation, TextParam } from './list-operation.ts'

/** A named range; an absent end is open. */
export interface RangePreset {
  min?: number
  max?: number
}

/** A named set of ids, for example the countries of the European Union. */
export interface IdSet {
  label: string
  ids: readonly number[]
}

export interface RangeOptions {
  presets: readonly RangePreset[]
  /** How many units of the parameter make one unit that people type: 100 for cents typed as dollars. */
  scale?: number
  /** Digits after the point that people may type. */
  digits?: number
}

/**
 * Makes filters of the parameters of `Query`. As with columns, the board says which filters it has and the
 * reader of the board says what a filter is (`F`): a codec for the URL, or a control on the page.
 */
export interface QueryFilterBuilder<Query, F> {
  /** Words, with an exact or fuzzy way to match them; `hint` says what they are looked for in, else the label does. */
  keyword(param: TextParam<Query>, match: ChoiceParam<Query>, label: string, hint?: string): F
  /** One of a closed list; `standard` is what the server assumes when the parameter is missing. */
  choice<P extends ChoiceParam<Query>>(
    param: P,
    label: string,
    options: Readonly<Record<NonNullable<Query[P]> & string, string>>,
    standard?: NonNullable<Query[P]> & string,
  ): F
  /** From and to, both included. */
  range(
    min: FilterParam<Query, number>,
    max: FilterParam<Query, number>,
    label: string,
    options: RangeOptions,
  ): F
  /** At most so many days ago. */
  days(param: FilterParam<Query, number>, label: string, presets: readonly number[]): F
  /** Comma-separated ids out of named sets. */
  idSet(param: TextParam<Query>, label: string, sets: readonly IdSet[]): F
  /** A node of the category tree. */
  category(param: TextParam<Query>, label: string): F
  /** One of a closed list that the page itself asks for, as tabs; it is in the address and not in the bar. */
  tab<P extends ChoiceParam<Query>>(
    param: P,
    label: string,
    options: Readonly<Record<NonNullable<Query[P]> & string, string>>,
    standard?: NonNullable<Query[P]> & string,
  ): F
  /** A day that the page itself asks for. */
  date(param: TextParam<Query>, label: string): F
  /** A place of which the page shows one at a time, by its number. */
  one(param: FilterParam<Query, number>, label: string): F
  /** Numbers that the page itself asks for, from 0 to 100, comma separated. */
  numbers(param: TextParam<Query>, label: string): F
  /** At least one of these, in that unit. */
  least(param: FilterParam<Query, number>, label: string, steps: readonly number[], unit: string): F
  /** A whole value typed as it is. */
  words(param: TextParam<Query>, label: string): F
  /** On or not said. */
  flag(param: FilterParam<Query, boolean>, label: string): F
}

/** Makes filters of the parameters of a list operation. */
export type FilterBuilder<Op extends ListOperation, F> = QueryFilterBuilder<FilterQuery<Op>, F>
