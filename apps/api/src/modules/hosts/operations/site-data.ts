import { FLAGS } from '../rules/feature-flags.ts'
import type { Site } from '../store/site-registry.ts'

/**
 * What the page is told of its host, as JSON for the attribute `data-site`; undefined when nothing differs from the
 * default brand, so that the page stays as it was built.
 */
export function siteData({ host, flags }: Site): string | undefined {
  const switched = Object.entries(flags).filter(([name, isOn]) => FLAGS[name as keyof typeof FLAGS] !== isOn)
  if (!host && switched.length === 0) return undefined
  const { name: _, ...brand } = host ?? { name: '' }
  return JSON.stringify({ ...brand, ...(switched.length > 0 ? { flags: Object.fromEntries(switched) } : {}) })
}
