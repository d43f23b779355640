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
}
