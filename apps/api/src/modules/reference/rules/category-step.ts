/** A category as a source names it. Without an id the path of names identifies it. */
export interface CategoryStep {
  id?: string
  name: string
  nameZh?: string | null
}
