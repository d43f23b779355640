import { MISSING } from './stored-goods.ts'

/** Number of a brand's name, upper and lower case alike (FNV-1a, 31 bits). Stored: never change it. */
export function brandKey(brand: string | null): number {
  const name = brand?.trim().toLowerCase()
  if (!name) return MISSING
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 1
}
