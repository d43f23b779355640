/** What the market says of a row now, by the names of the contract. */
const FIGURES = [
  ...[
    'salesDay',
    'salesWeek',
    'salesMonth',
    'salesTotal',
    'salesNow',
    'salesSince',
    'gmvUsd',
    'price',
    'priceUsd',
  ],
  ...['priceNow', 'priceChange', 'units', 'viewers', 'views', 'followers', 'audienceNow', 'after', 'points'],
  ...['trend', 'score'],
]
/** What it said when a row was saved. */
const SAVED = ['priceThen', 'salesThen', 'audienceThen']
/** Rows of an answer are in one of these, or are the answer. */
const LISTS = ['rows', 'row', 'newest'] as const

type Named = Record<string, unknown>
const isKnown = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
const saysAny = (row: Named, names: readonly string[]) => names.some((name) => isKnown(row[name]))
const saysFigures = (row: Named) => saysAny(row, FIGURES)

/**
 * Collects what an answer shows the figures of: its own rows, and products that are in or beside them.
 * @param path of the call; the history of a thing does not repeat its id
 * @param withSaved figures of the day a row was saved count too
 */
export function shownRows(
  data: unknown,
  path: string,
  shown: { own: Set<string>; goods: Set<string> },
  withSaved: boolean,
): void {
  const answer = data as Named
  const history = /([^/]+)\/history$/.exec(path)?.[1]
  if (history !== undefined && saysFigures(answer)) shown.own.add(history)
  const list = LISTS.flatMap((name) => answer[name] ?? [])
  const rows = (Array.isArray(data) ? data : list) as Named[]
  for (const row of rows) {
    const goods = row['goods'] as Named | undefined
    const id = row['id'] ?? goods?.['id']
    if (id !== undefined && (saysFigures(row) || (withSaved && saysAny(row, SAVED))))
      shown.own.add(String(id))
  }
  const beside = Array.isArray(answer['goods']) ? (answer['goods'] as Named[]) : []
  for (const { goods } of [...rows, ...beside] as { goods?: Named }[])
    if (goods && typeof goods === 'object' && saysFigures(goods)) shown.goods.add(String(goods['id']))
}
