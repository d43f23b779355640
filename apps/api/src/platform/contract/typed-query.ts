import type { operations } from '@haixuan/api-sdk/schema'
import { badRequest } from './chinese-errors.ts'
import { readContract } from './contract.ts'
import { checkerOf, readText } from './schema-check.ts'

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>
type Reader = (given: Readonly<Record<string, string>>) => unknown

const readers = new Map<keyof operations, Reader>()

function readerOf(id: keyof operations): Reader {
  const contract = readContract()
  const operation = contract.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}.`)
  const checker = checkerOf(contract)
  const list = operation.parameters.filter((parameter) => parameter.in === 'query')
  const check = checker.parameters(list, true)
  const types = new Map(list.map((p) => [p.name, checker.resolve(p.schema)['type']]))
  return (given) => {
    const entries = Object.entries(given).map(([name, text]) => [name, readText(types.get(name), text)])
    const values = Object.fromEntries(entries)
    const errors = check(values)
    if (errors) throw badRequest('query', errors, checker.resolve)
    return values
  }
}

/**
 * A query that was kept as text (a saved view), read and checked as that operation would read it from an address.
 * @throws {Failure} 400 `bad_parameter` for what the operation would refuse
 */
export function typedQuery<Id extends keyof operations>(
  id: Id,
  given: Readonly<Record<string, string>>,
): QueryOf<Id> {
  const read = readers.get(id) ?? readerOf(id)
  readers.set(id, read)
  return read(given) as QueryOf<Id>
}
