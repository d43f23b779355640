import { readFileSync } from 'node:fs'
import { MARKETPLACES } from '../../src/modules/reference/rules/marketplace.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: { $ref?: string; enum?: string[]; const?: string }
}
interface Contract {
  paths: Record<string, { get?: { operationId: string; parameters?: (Parameter | { $ref: string })[] } }>
  components: {
    schemas: Record<string, Parameter['schema']>
    parameters?: Record<string, Parameter>
  }
}

const read = () =>
  JSON.parse(readFileSync(new URL('../../openapi.gen.json', import.meta.url), 'utf8')) as Contract
const last = (ref: string) => ref.split('/').at(-1) ?? ''

/** Filters that tables beside the listed one answer: values that many rows have, and few; and the caller's own marks. */
const NARROWED: Readonly<Record<string, readonly string[]>> = {
  size: ['M', 'S,XXL', '5XL'],
  hide_kept: ['true'],
  hide_listed: ['true'],
}

/** What a list does not answer without. */
const NEEDED: Readonly<Record<string, string>> = { currency: 'CNY' }

/** Every way to fill the names of a path. */
function fillings(path: string, values: ReadonlyMap<string, readonly string[]>): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  if (name === undefined) return [path]
  return (values.get(name) ?? []).flatMap((value) => fillings(path.replace(`{${name}}`, value), values))
}

/**
 * A request for every list of the contract: each operation that sorts and pages, on each marketplace and board that
 * its path can name, by every order on the first page, deep in its first order, and narrowed; and each dashboard. Operations
 * whose path names a single thing have no such list. Boards that a marketplace has not are among them: they answer 404.
 */
export function listRequests(): string[] {
  const { paths, components } = read()
  const schemaOf = ({ schema }: Parameter) =>
    schema.$ref === undefined ? schema : components.schemas[last(schema.$ref)]
  const choices = (parameter: Parameter) => {
    const schema = schemaOf(parameter)
    return schema?.enum ?? (schema?.const === undefined ? undefined : [schema.const])
  }
  const lists = Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = (get?.parameters ?? []).flatMap((one) =>
      '$ref' in one ? (components.parameters?.[last(one.$ref)] ?? []) : one,
    )
    const sort = parameters.find(({ name }) => name === 'sort')
    const isPaged = parameters.some(({ name }) => name === 'page')
    const sorts = sort && isPaged ? (choices(sort) ?? []) : []
    const named = new Map(
      parameters.flatMap((one) => (one.in === 'path' ? [[one.name, choices(one) ?? []] as const] : [])),
    )
    const narrowings = parameters.flatMap(({ name }) =>
      (NARROWED[name] ?? []).map((value) => `${name}=${encodeURIComponent(value)}`),
    )
    const needed = parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name }) => `&${name}=${NEEDED[name] ?? ''}`)
      .join('')
    return fillings(path, named).flatMap((filled) => [
      ...sorts.map((order) => `${filled}?limit=50&sort=${order}${needed}`),
      ...sorts.slice(0, 1).map((order) => `${filled}?limit=50&sort=${order}&page=50${needed}`),
      ...(sorts.length > 0 ? narrowings : []).map((filter) => `${filled}?limit=50&${filter}${needed}`),
    ])
  })
  const dashboard = Object.keys(paths).find((path) => paths[path]?.get?.operationId === 'getMarket') ?? ''
  return [...lists, ...MARKETPLACES.map((one) => `${dashboard.replace('{marketplace}', one)}?cells=true`)]
}
