/** The account of a payer as it is compared: how somebody groups or writes its signs does not matter. */
export function plainAccount(account: string): string {
  return account
    .normalize('NFKC')
    .replaceAll(/[\s\-‐-―·.]/g, '')
    .toUpperCase()
}

/** Shorter than any account, and so short that strangers would share it. */
export const SHORTEST_ACCOUNT = 4
