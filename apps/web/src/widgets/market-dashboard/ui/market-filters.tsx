import { Cascader, SegmentedControl, Select } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery, categoryTree } from '#entities/category'
import type { MarketQuery } from '#entities/market'
import { regionValue } from '../lib/market-search.ts'
import type { MarketSite } from '../model/market-site.ts'
import styles from './market-dashboard.module.css'

interface MarketFiltersProps {
  site: MarketSite
  query: MarketQuery
  onChange: (patch: MarketQuery) => void
}

const ALL = 'all'

/** Region, hosting, period and category; what is chosen is in the address. */
export function MarketFilters({ site, query, onChange }: MarketFiltersProps) {
  const { data: nodes = [] } = useQuery(categoriesQuery(site.marketplace))
  const categories = useMemo(
    () =>
      categoryTree(nodes).map((root) => ({
        value: root.id,
        label: root.name,
        alias: root.alias,
        children: root.children.map(({ id, name, alias }) => ({ value: id, label: name, alias })),
      })),
    [nodes],
  )
  const regions = [
    { value: ALL, label: '全部' },
    ...site.regions.map(({ label, ids }) => ({ value: regionValue(ids), label })),
  ]
  const hostings = [
    { value: ALL, label: '全部' },
    { value: 'full', label: site.hostingLabels.full },
    { value: 'semi', label: site.hostingLabels.semi },
  ]
  return (
    <section className={styles.filters} aria-label="筛选">
      <Select
        label={site.regionLabel}
        labelPlacement="inside"
        options={regions}
        value={query.region ?? ALL}
        onChange={(value) => onChange({ region: value === ALL ? undefined : value } as MarketQuery)}
        className={styles.region}
      />
      <Cascader
        label="类目"
        options={categories}
        value={query.category ?? null}
        onChange={(value) => onChange({ category: value ?? undefined } as MarketQuery)}
      />
      <SegmentedControl
        label="托管"
        options={hostings}
        value={query.hosting ?? ALL}
        onChange={(value) => onChange({ hosting: value === ALL ? undefined : value } as MarketQuery)}
      />
      <SegmentedControl
        label="周期"
        options={[
          { value: 'week', label: '近 7 天' },
          { value: 'month', label: '近 30 天' },
        ]}
        value={query.period ?? 'week'}
        onChange={(value) => onChange({ period: value as 'week' | 'month' })}
      />
    </section>
  )
}
