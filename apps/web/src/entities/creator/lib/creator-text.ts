import { MISSING, shortNumber } from '@haixuan/ui-kit'

/** `6.42%`; — where it is not known. */
export function percentText(percent: number | null): string {
  return percent === null ? MISSING : `${percent.toFixed(2)}%`
}

/** `+1.2k+` or `-300`: a change with its sign, shortened like any figure. */
export function signedText(change: number | null): string {
  if (change === null) return MISSING
  return change < 0 ? `-${shortNumber(-change)}` : `+${shortNumber(change)}`
}
