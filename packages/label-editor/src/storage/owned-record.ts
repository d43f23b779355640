/** The databases of this browser in which labels, their folders and their links to accounts are kept. */
export const LABEL_BASE = { name: 'haixuan-labels', store: 'labels', folders: 'folders' } as const
export const LINK_BASE = { name: 'haixuan-label-sync', store: 'links' } as const

/** Held by anyone who compares labels with an account, or removes what an account has. */
export const SYNC_LOCK = 'haixuan-label-sync'

/** What is kept for somebody: `owner` is the id of a user; empty or absent means a visitor made it. */
export interface OwnedRecord {
  id: string
  owner?: string
}

export const ownerOf = ({ owner }: OwnedRecord): string => owner ?? ''

/** Key of a record. Ids of two owners may be the same: the key of an owned record holds both. */
export const ownedKey = (owner: string, id: string): string => (owner === '' ? id : `${owner}/${id}`)

export const unownedKey = (owner: string, key: string): string =>
  owner === '' ? key : key.slice(owner.length + 1)
