/**
 * Encodes one value for a place in a path. `.` and `..` survive percent-encoding and would climb to another
 * operation, and an empty value would name the list instead of the thing; all three are refused.
 * @throws {RangeError} in Chinese, because an id often comes from the address bar
 */
function pathSegment(value: unknown): string {
  const segment = String(value)
  if (segment === '' || segment === '.' || segment === '..') {
    throw new RangeError(`“${segment}”不能用作编号，请检查链接是否完整`)
  }
  return encodeURIComponent(segment)
}

/** Puts the values into `{name}` places of a path of the contract. */
export function fillPath(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => pathSegment(values[name] ?? ''))
}
