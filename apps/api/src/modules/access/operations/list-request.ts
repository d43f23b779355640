import type { components } from '@haixuan/api-sdk/schema'
import type { Caller } from '#platform/caller.ts'
import { badRequest } from '#platform/contract/chinese-errors.ts'
import { readContract } from '#platform/contract/contract.ts'
import { checkerOf, readText } from '#platform/contract/schema-check.ts'
import { authorize } from './authorize.ts'

type ListOperation = components['schemas']['ExportOperation']

/** A call of a list that another call names: its parameters as its own operation would have read them. */
export interface ListRequest {
  operation: ListOperation
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
}

/** What belongs to a page and not to the list. */
const OF_PAGES = ['page', 'limit', 'exact_count']

/**
 * Reads a list that is named in the body of another call exactly as if it were called.
 * @throws {Failure} as the list would, also when the caller may not call it
 */
export function readListRequest(
  caller: Caller,
  given: { operation: ListOperation; params: Record<string, unknown>; query: Record<string, unknown> },
): ListRequest {
  const contract = readContract()
  const checker = checkerOf(contract)
  const operation = contract.operations.find(({ id }) => id === given.operation)
  if (!operation) throw new Error(`The contract has no ${given.operation}, which exports name.`)
  authorize(caller, operation.access)
  const read = (part: 'path' | 'query', values: Record<string, unknown>) => {
    const list = operation.parameters.filter(
      (parameter) => parameter.in === part && !OF_PAGES.includes(parameter.name),
    )
    const types = new Map(list.map(({ name, schema }) => [name, checker.resolve(schema)['type']]))
    const typed = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, readText(types.get(name), value)]),
    )
    const errors = checker.parameters(list, true)(typed)
    if (errors) throw badRequest(part, errors, checker.resolve)
    return typed
  }
  return {
    operation: given.operation,
    params: read('path', given.params),
    query: read('query', given.query),
  }
}
