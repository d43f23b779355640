import type { StoredLabel } from '../label-storage.ts'
import type { SavedLabel, Saving } from './sync-plan.ts'

/** `changed`: somebody else saved in between. `refused`: it cannot be kept there; `why` is for the user. */
export type AccountAnswer =
  | { saved: true; as: Saving }
  | { saved: false; reason: 'changed' }
  | { saved: false; reason: 'refused'; why: string }

/** Labels that are kept with an account, wherever that is. A call rejects when the account cannot be reached. */
export interface AccountStorage {
  list(): Promise<SavedLabel[]>
  /** Null when it is gone. */
  read(id: string): Promise<StoredLabel | null>
  /** @param base Revision that the label was made from; 0 for one that the account does not have. */
  save(label: StoredLabel, base: number): Promise<AccountAnswer>
  /** False when it was saved after `revision`: then it stays. */
  remove(id: string, revision: number): Promise<boolean>
}
