import type { Guide } from './guide.ts'

type Stage = { step(label: string, play: () => Promise<void>): Promise<void> | void }
/** The keys of a row, and what shows that they do what it says. */
type Proof = readonly [keys: string, proof: () => Promise<unknown>]

/**
 * A `play` that walks the keyboard table of a guide row by row, each as a step under its keys. A row without a proof
 * fails, and so does a proof without a row: what the catalogue says about keys is what they do.
 * @param prove given what `play` is given, answers a proof for each row. Each continues where the last one ended.
 */
export function walkKeys<Context extends Stage>(
  guide: Pick<Guide, 'keyboard'>,
  prove: (context: Context) => readonly Proof[],
): (context: Context) => Promise<void> {
  return async (context) => {
    const proofs = new Map(prove(context))
    const rows = 'none' in guide.keyboard ? [] : guide.keyboard
    const known = new Set(rows.map(([keys]) => keys))
    const lost = [...proofs.keys()].filter((keys) => !known.has(keys))
    if (lost.length > 0) throw new Error(`The guide has no row for: ${lost.join(', ')}`)
    for (const [keys, does] of rows) {
      const proof = proofs.get(keys)
      if (!proof) throw new Error(`No proof for the row “${keys}: ${does}” of the guide.`)
      await context.step(`${keys}：${does}`, async () => {
        await proof()
      })
    }
  }
}
