import { matchesQuery } from '@haixuan/ui-kit'
import type { Operation, Reference } from '../model/reference.ts'

/** Everything of an operation that a reader may have in mind. */
const textOf = ({ id, path, title, scope, parameters }: Operation) =>
  [title, id, path, scope, ...parameters.map(({ name }) => name)].join(' ')

/** Groups with the operations that match; groups without any are left out. */
export function findOperations(groups: Reference['groups'], query: string): Reference['groups'] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((operation) =>
        words.every((word) => matchesQuery(`${group.title} ${textOf(operation)}`, word)),
      ),
    }))
    .filter(({ operations }) => operations.length > 0)
}

/** The operation of a name, wherever it is. */
export const operationOf = (groups: Reference['groups'], id: string): Operation | undefined =>
  groups.flatMap(({ operations }) => operations).find((operation) => operation.id === id)
