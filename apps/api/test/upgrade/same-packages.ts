export interface Lockfile {
  importers: Record<
    string,
    Partial<Record<'dependencies' | 'devDependencies', Record<string, { version: string }>>>
  >
  snapshots: Record<
    string,
    { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
  >
}

/** Whose packages the server's bundle is built from, and with. */
const BUNDLED = [
  'apps/api',
  'packages/api-sdk',
  'packages/label-editor',
  'packages/rules',
  'packages/tabular',
]
const BUILDER = 'vite'

/**
 * Whether the packages that one lockfile installs build the server of another: every package that it needs is there in
 * the same version, down to the last. Others may have come or gone.
 */
export function hasPackagesOf(have: Lockfile, want: Lockfile): boolean {
  const roots = (lock: Lockfile) => {
    const ofBundle = BUNDLED.flatMap((name) => Object.entries(lock.importers[name]?.dependencies ?? {}))
    const builder = lock.importers['.']?.devDependencies?.[BUILDER]
    return [...ofBundle, ...(builder ? [[BUILDER, builder] as const] : [])].map(
      ([name, { version }]) => `${name}@${version}`,
    )
  }
  const there = new Set(roots(have))
  if (!roots(want).every((one) => there.has(one))) return false
  const waiting = roots(want).filter((one) => one in want.snapshots)
  const seen = new Set(waiting)
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const needs = needsOf(want, one)
    if (!(one in have.snapshots) || needs.join() !== needsOf(have, one).join()) return false
    for (const next of needs)
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
  }
  return true
}

/** A package under another name has the name in its version. */
function needsOf({ snapshots }: Lockfile, one: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = snapshots[one] ?? {}
  return Object.entries({ ...dependencies, ...optionalDependencies })
    .map(([name, version]) => (`${name}@${version}` in snapshots ? `${name}@${version}` : version))
    .filter((key) => key in snapshots)
    .sort()
}
