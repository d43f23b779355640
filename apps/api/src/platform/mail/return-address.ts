/** Variable envelope return path: the address that a bounce comes back to names the message. */
export function returnAddressOf(address: string, messageId: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${messageId.replaceAll('-', '')}${address.slice(at)}`
}

/** @returns the id of the message that an address, or a text that holds one, names */
export function messageOfReturn(text: string): string | undefined {
  const [, hex] = /\+([0-9a-f]{32})@/.exec(text.toLowerCase()) ?? []
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
