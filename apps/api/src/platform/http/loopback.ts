/** Whether an address, or `localhost`, can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase()
  return plain === 'localhost' || plain === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(plain)
}

/** The same for a name that a browser was given: browsers send every `*.localhost` to this machine. */
export function isLoopbackName(name: string): boolean {
  return isLoopback(name) || name.toLowerCase().endsWith('.localhost')
}
