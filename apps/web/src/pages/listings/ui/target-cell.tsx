import { MISSING } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ListingRow } from '#entities/listing'
import { sheinLocationsQuery } from '#shared/reference'
import { Lines } from '#shared/row-cells'

/** The shop and the site that a listing is for. */
export function TargetCell({ row: { targetShop, targetSite } }: { row: ListingRow }) {
  const { data: name } = useQuery({
    ...sheinLocationsQuery(),
    enabled: targetSite !== null,
    select: (sites) => sites.find(({ siteId }) => siteId === targetSite)?.siteName,
  })
  const site = targetSite === null ? null : (name ?? `站点 ${targetSite}`)
  return <Lines text={[targetShop, site].filter(Boolean).join(' · ') || MISSING} />
}
