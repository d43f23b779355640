import { RejectedCell } from './rejected-cell.ts'

/** Why a cell is refused, its reason and its sentence; `accepted` when it is not. */
export function refusalOf(make: () => unknown): string {
  try {
    make()
  } catch (error) {
    if (error instanceof RejectedCell) return `${error.reason} ${error.message}`
    throw error
  }
  return 'accepted'
}
