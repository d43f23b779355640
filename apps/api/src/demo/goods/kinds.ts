import { HOME_KINDS } from './kinds-home.ts'
import { LIFE_KINDS } from './kinds-life.ts'
import { TECH_KINDS } from './kinds-tech.ts'
import { WEAR_KINDS } from './kinds-wear.ts'
import type { Kind } from './phrase.ts'

/** Everything the demo sells. */
export const KINDS: readonly Kind[] = [...HOME_KINDS, ...WEAR_KINDS, ...TECH_KINDS, ...LIFE_KINDS]
