import type { OfficialSheet } from '../../../src/demo/finance/sheet-form.ts'
import type { Law } from './mutate-table.ts'
import type { FileSums, Told } from './read-sums.ts'

interface Case {
  law: Law
  whole: OfficialSheet
  sheet: OfficialSheet
  original: FileSums
  mutant: FileSums
  /** The file with other rows in place of the sheet's. */
  without: (rows: OfficialSheet['rows']) => Promise<FileSums>
}

const text = (minor: ReadonlyMap<string, number>) =>
  JSON.stringify([...minor].filter(([, one]) => one !== 0).sort())
const count = (told: readonly Told[], what: Told['what']) => told.filter((one) => one.what === what).length
/** Sums without rows whose type no rule knows: they are shown as such. */
const known = ({ minor }: FileSums) => new Map([...minor].filter(([of]) => !of.startsWith('unknown_type')))

/** What a mutant says silently wrong; null where it keeps its law. */
export async function breachOf({
  law,
  whole,
  sheet,
  original,
  mutant,
  without,
}: Case): Promise<object | null> {
  const more = (what: Told['what']) => count(mutant.told, what) - count(original.told, what)
  const say = (why: string) => ({
    ...{ why, original: text(original.minor), mutant: text(mutant.minor) },
    told: mutant.told.map(({ what, text: said }) => `${what}: ${said.slice(0, 60)}`),
  })
  const isSame = text(mutant.minor) === text(original.minor)
  if (law.is === 'same') {
    if (!isSame) return say('other sums')
    return more('refused') > 0 ? say('rows are refused') : null
  }
  if (law.is === 'row') {
    if (isSame) return null
    if (count(mutant.told, 'broken') > 0) return null
    const others = await without(whole.rows.toSpliced(law.at, 1))
    const isLeftOut = more('refused') > 0 || more('total') > 0
    if (text(mutant.minor) === text(others.minor)) return isLeftOut ? null : say('a row is left out silently')
    const isShown = more('unknown_type') > 0 && text(known(mutant)) === text(known(others))
    return isShown ? null : say('a row has other money')
  }
  if (isSame) return null
  const refused = new Set(
    mutant.told.flatMap(({ what, row }) =>
      row !== undefined && (what === 'refused' || what === 'no_month') ? [row] : [],
    ),
  )
  const isUnknown = more('unknown_sheet') > 0
  const rest = await without(
    isUnknown ? [] : sheet.rows.flatMap((_, at) => (refused.has(at) ? [] : [whole.rows[at] ?? []])),
  )
  const isLeftOut = isUnknown || refused.size > 0
  if (isLeftOut && text(mutant.minor) === text(rest.minor)) return null
  return say('other sums, and not said')
}
