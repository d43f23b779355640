declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list from which the page of a row was opened, with its whole query. */
    listAddress?: string
  }
}

/** Part of a history entry that leads back to the list. */
export const fromList = (address: string): { listAddress: string } => ({ listAddress: address })
