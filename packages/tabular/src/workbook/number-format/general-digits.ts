import { plainDigits } from '../../plain-digits.ts'

/** Digits of a number without an exponent, rounded to the 15 that Excel keeps. */
export const generalDigits = (value: number): string => plainDigits(Number(value.toPrecision(15)))
