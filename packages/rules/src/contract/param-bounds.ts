import { operationBounds, usualBounds } from './contract-bounds.gen.ts'

export interface NumberBounds {
  type: 'integer' | 'number'
  minimum: number
  maximum: number
}

export interface TextBounds {
  type: 'string'
  /** Most characters, a surrogate pair counting as one. */
  maxLength?: number
  pattern?: string
  format?: 'date'
}

type Bounds = NumberBounds | TextBounds | { type: 'boolean' }

const usual: Readonly<Partial<Record<string, Bounds>>> = usualBounds
const exceptions: Readonly<Partial<Record<string, Partial<Record<string, Bounds>>>>> = operationBounds

function boundsOf(operation: string, param: string): Bounds | undefined {
  return exceptions[operation]?.[param] ?? usual[param]
}

/**
 * Bounds that the contract gives a number in the query of a list operation.
 * @throws when the contract has no such parameter, or it is no number
 */
export function numberBounds(operation: string, param: string): NumberBounds {
  const bounds = boundsOf(operation, param)
  if (bounds?.type === 'integer' || bounds?.type === 'number') return bounds
  throw new Error(`The contract has no number ${param} in ${operation}.`)
}

/**
 * Bounds that the contract gives a text in the query of a list operation; closed lists of values are types of the SDK.
 * @throws when the contract has no such parameter, or it is no text
 */
export function textBounds(operation: string, param: string): TextBounds {
  const bounds = boundsOf(operation, param)
  if (bounds?.type === 'string') return bounds
  throw new Error(`The contract has no text ${param} in ${operation}.`)
}
