/** A mail address as others see it: `l***i@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const name = [...address.slice(0, at)]
  const [first = ''] = name
  return `${first}***${name.length > 2 ? name.at(-1) : ''}${address.slice(at)}`
}
