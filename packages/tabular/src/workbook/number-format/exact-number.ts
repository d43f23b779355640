import { getFormatDateInfo } from 'numfmt'
import { GENERAL } from './builtin-formats.ts'
import { hasDate, hasTime } from './excel-number.ts'
import { generalDigits } from './general-digits.ts'
import { LAST_DAY, NUMBER_FAULTS, numberText, SHIFT_1904, type ShownCell } from './number-text.ts'

const DAY_SECONDS = 86_400

/** A format that fills up with zeros, as `000000000000` for a product number: its zeros are part of the value. */
const ZERO_FILLED = /^0{2,}$/

/** How a format reads a number: as a day, as a time alone, or as neither. Formats are few and cells are many. */
const kinds = new Map<string, 'date' | 'time' | 'number'>()
const KINDS_MOST = 1_000

function kindOf(code: string): 'date' | 'time' | 'number' {
  const known = kinds.get(code)
  if (known) return known
  let kind: 'date' | 'time' | 'number' = 'number'
  try {
    const info = getFormatDateInfo(code.replace(/\[[HMS]+\]/g, (token) => token.toLowerCase()))
    if (hasDate(info) || /a{3}/i.test(code)) kind = 'date'
    else if (hasTime(info)) kind = 'time'
  } catch {
    // An unreadable format says nothing about its number.
  }
  if (kinds.size >= KINDS_MOST) kinds.clear()
  kinds.set(code, kind)
  return kind
}

const two = (value: number) => String(value).padStart(2, '0')

/** `2026-11-21`, with the time where there is one: `2026-11-21 08:30:00`. */
function dateText(serial: number): string {
  const seconds = Math.round(serial * DAY_SECONDS)
  // Excel counts a 29th of February in 1900, which never was: the days before it are one later than they seem.
  const days = Math.floor(seconds / DAY_SECONDS)
  const from = days < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30)
  const day = new Date(from + days * DAY_SECONDS * 1_000).toISOString().slice(0, 10)
  const left = seconds - days * DAY_SECONDS
  if (left === 0) return day
  return `${day} ${two(Math.floor(left / 3_600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
}

/**
 * The exact value of a number as text: all its digits, whatever its format shows of them; a day as `2026-11-21`.
 * @param written the number as it is in the file
 */
export function exactNumber(written: string, code: string, is1904: boolean): ShownCell {
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return { text: written }
  const text = generalDigits(value)
  const cut = Math.abs(value) >= 1e15 ? { fault: NUMBER_FAULTS.digits } : {}
  if (code === GENERAL || code === '' || code === '@') return { text, ...cut }
  if (ZERO_FILLED.test(code)) return numberText(written, code, is1904)
  const kind = kindOf(code)
  if (kind === 'number') return { text, ...cut }
  if (kind === 'time') return numberText(written, code, is1904)
  const serial = is1904 ? value + SHIFT_1904 : value
  if (serial < 0 || serial >= LAST_DAY) return { text, fault: NUMBER_FAULTS.date }
  return { text: dateText(serial) }
}
