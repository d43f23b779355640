import { cell, readData } from '#platform/facts.ts'
import type { CategoryStep } from './category-step.ts'
import { MARKETPLACES, type Marketplace } from './marketplace.ts'

/** First-level categories that come with the product; the rest comes with imports. */
export function publishedCategories(): Map<Marketplace, CategoryStep[]> {
  const rows = readData('marketplace_categories_l1.csv')
  return new Map(
    MARKETPLACES.map((marketplace) => [
      marketplace,
      rows
        .filter((row) => row['marketplace'] === marketplace)
        .map((row) => ({ id: cell(row, 'catId'), name: cell(row, 'nameEn'), nameZh: cell(row, 'nameZh') })),
    ]),
  )
}
