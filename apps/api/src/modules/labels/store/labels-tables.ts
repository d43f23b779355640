import type { Generated } from 'kysely'

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
  /** Without its pictures, when there are rows of `kept_label_picture`. */
  content: string
  /** Of the content with its pictures. */
  bytes: number
  /** False: the content is whole, and nobody has looked yet for pictures in it that become files. */
  pictures_taken: Generated<boolean>
}

/** Where the base64 of a picture goes back into the content; see migrations/0220-label-pictures.sql. */
interface KeptLabelPictureTable {
  user_id: string
  label_id: string
  /** UTF-16 code units of the content before it. */
  place: number
  file_id: string
  sha256: string
}

export interface LabelTables {
  kept_label: KeptLabelTable
  kept_label_picture: KeptLabelPictureTable
  /** Kept by a trigger; see migrations/0110-label-total.sql. */
  label_total: { one: boolean; bytes: number; takes_pictures: Generated<boolean> }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends LabelTables {}
}
