/** Address of a saved view: its board with its filters, order and page. */
export const viewAddress = ({ board, query }: { board: string; query: Record<string, string> }): string =>
  `${board}?${new URLSearchParams(query)}`
