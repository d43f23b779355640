interface KeptLabelTable {
  user_id: string
  id: string
  name: string
  is_my_template: boolean
  folder: string
  revision: number
  saved_at: number
  width: number
  height: number
  pages: number
  thumbnail: string
  content: string
  bytes: number
}

export interface LabelTables {
  kept_label: KeptLabelTable
  /** Kept by a trigger; see migrations/0110-label-total.sql. */
  label_total: { one: boolean; bytes: number }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends LabelTables {}
}
