/** A line of the comparison: the same figure of everything that is compared. */
export interface Line<Thing> {
  id: string
  label: string
  /** Shown text; — when it is not known. */
  text(thing: Thing): string
  /** What is better is higher, or lower; null when nothing is better. */
  better: 'high' | 'low' | null
  /** The figure that decides; null when it is not known. */
  value(thing: Thing): number | string | null
}

export interface ComparedLine<Thing> {
  line: Line<Thing>
  /** Whether they differ; what is not known of one of them differs. */
  differs: boolean
  /** Places of the best value; none when they are all the same or only one is known. */
  best: ReadonlySet<number>
}

/** Compares things line by line; lines that differ come first and keep their order otherwise. */
export function compareLines<Thing>(
  lines: readonly Line<Thing>[],
  things: readonly Thing[],
): ComparedLine<Thing>[] {
  const compared = lines.map((line) => {
    const values = things.map((thing) => line.value(thing))
    const differs = new Set(values).size > 1
    return { line, differs, best: bestOf(line, values, differs) }
  })
  return [...compared.filter(({ differs }) => differs), ...compared.filter(({ differs }) => !differs)]
}

function bestOf<Thing>(
  { better }: Line<Thing>,
  values: readonly (number | string | null)[],
  differs: boolean,
): ReadonlySet<number> {
  const known = values.flatMap((value) => (typeof value === 'number' ? [value] : []))
  if (better === null || !differs || known.length < 2) return new Set()
  const best = better === 'high' ? Math.max(...known) : Math.min(...known)
  return new Set(values.flatMap((value, at) => (value === best ? [at] : [])))
}
