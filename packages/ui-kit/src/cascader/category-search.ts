import { matchesQuery } from '../pinyin-initials/index.ts'

/** A category with its children; two levels. */
export type CascaderOption = {
  value: string
  label: string
  /** Also searched, as the English name. */
  alias?: string
  children?: readonly CascaderOption[]
}

/** One category with the one above it. */
type CascaderPath = { parent: CascaderOption | null; option: CascaderOption }

/** Every category of a tree, parents before their children. */
export function allPaths(options: readonly CascaderOption[]): CascaderPath[] {
  return options.flatMap((parent) => [
    { parent: null, option: parent },
    ...(parent.children ?? []).map((option) => ({ parent, option })),
  ])
}

/** Categories whose name, alias or pinyin initials hold `query`, at most `most` of them. */
export function searchCategories(
  options: readonly CascaderOption[],
  query: string,
  most = 100,
): CascaderPath[] {
  return allPaths(options)
    .filter(({ option }) => matchesQuery(option.label, query) || matchesQuery(option.alias ?? '', query))
    .slice(0, most)
}

/** '家居厨房 / 收纳' for a value, or undefined when it is not in the tree. */
export function categoryText(options: readonly CascaderOption[], value: string | null): string | undefined {
  const found = value === null ? undefined : allPaths(options).find(({ option }) => option.value === value)
  if (!found) return undefined
  return found.parent ? `${found.parent.label} / ${found.option.label}` : found.option.label
}
