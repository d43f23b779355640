import { fillVariables, variablesIn } from '../../layout/fill-variables.ts'

/** Longest name without its ending, in UTF-8 bytes; file systems take 255 with everything. */
const BYTES_MOST = 150

/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i

/** What no file system takes, what hides or turns letters, and halves of characters. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/gu

function cut(name: string, most: number): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += encoder.encode(character).length
    if (bytes > most) break
    kept += character
  }
  return kept
}

const trimmed = (name: string) => name.replace(/\s+/g, ' ').replace(/^[ .]+|[ .]+$/g, '')

/** A name that every file system takes as it is. */
export function safeFileName(wanted: string, otherwise = '标签'): string {
  const name = trimmed(cut(trimmed(wanted.normalize('NFC').replace(UNSAFE, '_')), BYTES_MOST))
  if (name === '' || /^_+$/.test(name)) return otherwise
  return RESERVED.test(name) ? `_${name}` : name
}

/** What two names are when a file system calls them the same: case and compositions do not count. */
const sameName = (name: string) => name.normalize('NFKC').toLowerCase().normalize('NFC')

interface NamingOptions {
  /** As `{{sku}}-{{#}}`; `{{#}}` is the number of the label, with leading zeros. */
  rule: string
  /** With its dot. */
  ending: string
  /** Number of labels of the run. */
  count: number
  /** Epoch milliseconds. */
  now: number
}

/** Fields that a naming rule asks for, but for those that are always there. */
export const fieldsOfRule = (rule: string): string[] => variablesIn(rule).filter((name) => name !== '#')

/**
 * Gives names to files one after the other: none twice, none with what a path is made of. A field without a value leaves
 * nothing.
 */
export function createFileNamer({ rule, ending, count, now }: NamingOptions) {
  const taken = new Set<string>()
  const width = String(count).length
  const context = {
    dpi: 203 as const,
    pageNumber: 1,
    pageCount: 1,
    now,
    left: 0,
    top: 0,
    pictureSize: () => null,
  }
  const fields = fieldsOfRule(rule)
  return (record: Readonly<Record<string, string>>): string => {
    const blank = Object.fromEntries(fields.map((name) => [name, '']))
    const number = (record['#'] ?? '').padStart(width, '0')
    const filled = fillVariables(rule, { ...context, record: { ...blank, ...record, '#': number } })
    const base = safeFileName(filled)
    let name = base
    for (let copy = 2; taken.has(sameName(name)); copy++) {
      const mark = ` (${copy})`
      name = `${trimmed(cut(base, BYTES_MOST - mark.length))}${mark}`
    }
    taken.add(sameName(name))
    return `${name}${ending}`
  }
}
