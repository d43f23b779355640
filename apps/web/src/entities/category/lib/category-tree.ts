import type { components } from '@haixuan/api-sdk'

export type CategoryNode = components['schemas']['CategoryNode']
export type Marketplace = components['schemas']['Marketplace']

/** A category with what is below it. */
interface CategoryBranch {
  id: string
  /** Chinese where known. */
  name: string
  /** The other spelling, for searching. */
  alias: string
  goodsCount: number
  children: readonly CategoryBranch[]
}

/**
 * Two levels as the filter shows them; what is deeper counts to its ancestor on the second level.
 * A node whose parent is unknown is at the root, so that nothing is lost; a cycle is cut.
 */
export function categoryTree(nodes: readonly CategoryNode[]): readonly CategoryBranch[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = new Map<string | null, CategoryNode[]>()
  for (const node of nodes) {
    const parent = node.parentId !== null && byId.has(node.parentId) ? node.parentId : null
    children.set(parent, [...(children.get(parent) ?? []), node])
  }
  const branch = (node: CategoryNode, depth: number): CategoryBranch => ({
    id: node.id,
    name: node.nameZh ?? node.name,
    alias: node.name,
    goodsCount: node.goodsCount,
    children: depth === 0 ? [] : (children.get(node.id) ?? []).map((child) => branch(child, depth - 1)),
  })
  return (children.get(null) ?? []).map((node) => branch(node, 1))
}

/** `家居厨房 / 小家电`; undefined for an id that is not in the tree. */
export function categoryPath(nodes: readonly CategoryNode[], id: string): string | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const names: string[] = []
  const seen = new Set<string>()
  for (let node = byId.get(id); node && !seen.has(node.id); node = byId.get(node.parentId ?? '')) {
    seen.add(node.id)
    names.unshift(node.nameZh ?? node.name)
  }
  return names.length > 0 ? names.join(' / ') : undefined
}
