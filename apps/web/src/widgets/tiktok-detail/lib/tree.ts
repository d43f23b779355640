/** Which tree a page is in: its own, or that for host clients. */
export type Tree = '/tiktok' | '/tiktok_a'

const ID = /^[A-Za-z0-9._-]{1,40}$/

/** The id in the address of a page; undefined when none of the right form was given. */
export function askedId(search: Readonly<Record<string, unknown>>): string | undefined {
  const { id } = search
  const text = typeof id === 'string' ? id.replace(/^@/, '') : ''
  return ID.test(text) ? text : undefined
}
