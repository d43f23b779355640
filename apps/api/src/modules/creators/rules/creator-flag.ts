import { FLAG } from '#modules/goods/rules'
/** Bits of creator.flags, live.flags and video.flags. Stored: never change a value, only add. */
export const CREATOR_FLAG = {
  selfRun: 1,
  independent: 2,
  /** The blue mark; neither of the two: unknown. */
  verified: 4,
  plain: 8,
  /** Has published a business contact. */
  contact: 16,
  /** A video that is paid for to be shown; neither of the two: unknown. */
  promoted: 4,
  unpromoted: 8,
  // The same bits as products have, so that rows of every kind are told apart alike.
  demo: FLAG.demo,
  estimated: FLAG.estimated,
} as const

/** Yes, no or unknown out of two bits. */
export function triState(flags: number, yes: number, no: number): boolean | null {
  if (flags & yes) return true
  return flags & no ? false : null
}

/** Flags with a pair of bits set to the given value; null clears both, undefined leaves them. */
export function withTriState(
  flags: number,
  [yes, no]: readonly [number, number],
  said: boolean | null | undefined,
): number {
  if (said === undefined) return flags
  return (flags & ~(yes | no)) | (said === null ? 0 : said ? yes : no)
}
