/** The number of a release: three whole numbers, like 1.2.3. */
export type Release = `${number}.${number}.${number}`

export function isRelease(text: string): text is Release {
  return /^(0|[1-9]\d{0,5})(\.(0|[1-9]\d{0,5})){2}$/.test(text)
}

/** Whether one release is older than another: by its numbers, so that 0.9.0 comes before 0.10.0. */
export function isOlder(one: Release, other: Release): boolean {
  const [a, b] = [one, other].map((release) => release.split('.').map(Number)) as [number[], number[]]
  const at = a.findIndex((part, index) => part !== b[index])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}
