/** The books that a page shows. */
interface ShownBooks {
  address: { read: (name: string) => string | undefined }
  chosen: { currency: string }
  month: string
}

const KEPT = ['store', 'mode', 'returns'] as const

/** What the address of another page says to show the same books, with what it shows of them. */
export function sameScope(
  { address, chosen, month }: ShownBooks,
  more: Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams({ month, currency: chosen.currency })
  for (const name of KEPT) {
    const value = address.read(name)
    if (value !== undefined) search.set(name, value)
  }
  for (const [name, value] of Object.entries(more)) search.set(name, value)
  return `?${search.toString()}`
}
