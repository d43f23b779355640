import type { Json, Operation } from '../../src/platform/contract/contract.ts'
import { exampleOf } from '../http/example-body.ts'
import { pathOf } from './fuzz-request.ts'
import type { WireAnswer } from './keep-alive-client.ts'

type Values = { [name: string]: Json }
/** Sends a request in the name of who made or ended the thing. */
export type Ask = (method: string, target: string, body?: Json) => Promise<WireAnswer>

/** What an operation does to a thing that has an address, and how one sees it. */
export interface Life {
  does: 'make' | 'end'
  /** Address of the thing, with `:name` for parameters; the last one names it. */
  item: string
  /** Reads the thing itself, or the list it is in. */
  reader: Operation
  /** Acts on the thing that need it to be there. */
  acts: readonly Operation[]
}

const lastOf = (item: string) => item.slice(item.lastIndexOf(':') + 1)
const isItem = (url: string) => /\/:\w+$/.test(url)
const collectionOf = (item: string) => item.slice(0, item.lastIndexOf('/'))

/** Operations that make or end something, from the contract alone. */
export function livesOf(operations: readonly Operation[]): Map<Operation['id'], Life> {
  const items = new Set(operations.map(({ url }) => url).filter(isItem))
  const find = (method: string, url: string) =>
    operations.find((one) => one.method === method && one.url === url)
  const lives = new Map<Operation['id'], Life>()
  for (const item of items) {
    const reader = find('GET', item) ?? find('GET', collectionOf(item))
    if (!reader) continue
    const acts = operations.filter(
      ({ url, method }) =>
        (url === item && method === 'PATCH') || (url.startsWith(`${item}/`) && method !== 'DELETE'),
    )
    const [post, put, end] = [find('POST', collectionOf(item)), find('PUT', item), find('DELETE', item)]
    for (const make of [post, put]) if (make) lives.set(make.id, { does: 'make', item, reader, acts })
    if (end) lives.set(end.id, { does: 'end', item, reader, acts })
  }
  return lives
}

/** Path parameters of a target that is of the form of an address; undefined when it is of another. */
function valuesOf(url: string, target: string): Values | undefined {
  const form = new RegExp(`^${url.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const found = form.exec(target.split('?', 1)[0] ?? '')
  if (!found) return undefined
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
  )
}

/** What names the thing that was made: it is in the answer, or in the address it was put to. */
function nameOf(item: string, values: Values, answer: WireAnswer): Json | undefined {
  const { data } = JSON.parse(answer.body.toString('utf8')) as { data: { [name: string]: Json } | null }
  const inner = data?.['key'] as { id?: Json } | null | undefined
  return data?.[lastOf(item)] ?? (typeof inner === 'object' ? inner?.id : undefined) ?? values[lastOf(item)]
}

/** Whether something in an answer is called so: what only says the same, as a title does, is another thing. */
const holds = (within: Json | undefined, called: string, name: Json): boolean =>
  typeof within === 'object' &&
  within !== null &&
  Object.entries(within).some(
    ([key, one]) => ((key === called || key === 'id') && one === name) || holds(one, called, name),
  )

const said = (answer: WireAnswer) => `${answer.status} ${answer.body.toString('utf8').slice(0, 200)}`

/**
 * What was made must be there at once, and what was ended must be gone for every other act. Undefined: so it is, or the
 * operation did nothing of the kind.
 */
export async function lifeComplaint(
  operation: Operation,
  life: Life,
  target: string,
  answer: WireAnswer,
  ask: Ask,
): Promise<string | undefined> {
  const given = answer.status < 300 ? valuesOf(operation.url, target) : undefined
  if (!given) return undefined
  const name = life.does === 'make' ? nameOf(life.item, given, answer) : given[lastOf(life.item)]
  if (name === undefined) return undefined
  const values = { ...given, [lastOf(life.item)]: name }
  const { reader, item, does, acts } = life
  const address = pathOf(reader.url, values)
  const seen = await ask('GET', address)
  const isThere =
    seen.status === 200 && holds(JSON.parse(seen.body.toString('utf8')), lastOf(life.item), name)
  if (does === 'make')
    return isThere ? undefined : `ensure_resource_availability: ${address} answers ${said(seen)}`
  const isGone = reader.url === item ? seen.status === 404 : seen.status === 200 && !isThere
  if (!isGone) return `use_after_free: ${address} answers ${said(seen)}`
  for (const act of acts) {
    const acted = await ask(act.method, pathOf(act.url, values), exampleOf(act))
    if (acted.status !== 404)
      return `use_after_free: ${act.method} ${pathOf(act.url, values)} answers ${said(acted)}`
  }
  return undefined
}
