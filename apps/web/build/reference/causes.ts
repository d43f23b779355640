import type { RawOperation, Sources } from './contract.ts'

type Reason = Sources['reasons'][number]

/** Whether keys of the public API may call an operation. The console is no offer to others. */
export function isPublic({ tags, 'x-access': access }: RawOperation): boolean {
  return access.keyScope !== undefined && tags[0] !== 'admin'
}

/** Reasons of failure that an operation has of its own, or that its inputs and its access cause. */
export function reasonsOf(path: string, raw: RawOperation, reasons: readonly Reason[]): Reason[] {
  const { auth, keyScope } = raw['x-access']
  const causes = [
    '*',
    raw.operationId,
    ...((raw.parameters ?? []).length > 0 ? ['parameters'] : []),
    ...(auth === 'user' ? ['user'] : []),
    ...(keyScope === 'any' ? [] : ['scope']),
    ...(path.includes('{marketplace}') && auth === 'user' ? ['marketplace'] : []),
  ]
  return reasons.filter(({ operations }) => operations.some((cause) => causes.includes(cause)))
}
