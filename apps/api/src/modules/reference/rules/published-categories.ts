import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { CategoryStep } from '#modules/reference/rules/category-step.ts'
import { MARKETPLACES, type Marketplace } from './marketplace.ts'

const FACTS = new URL('../../../../../../facts/marketplace_categories_l1.csv', import.meta.url)

/** First-level categories that come with the product; the rest comes with imports. */
export function publishedCategories(): Map<Marketplace, CategoryStep[]> {
  const rows: Record<string, string>[] = parse(readFileSync(FACTS, 'utf8'), { columns: true })
  return new Map(
    MARKETPLACES.map((marketplace) => [
      marketplace,
      rows
        .filter((row) => row['marketplace'] === marketplace)
        .map((row) => ({ id: row['catId'] ?? '', name: row['nameEn'] ?? '', nameZh: row['nameZh'] ?? '' })),
    ]),
  )
}
