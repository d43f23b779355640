/** What stops an import until a person answers. */
export interface Question {
  fileNo: number
  kind: 'store' | 'other_store' | 'period'
  /** What is asked and why, in Chinese. */
  text: string
  /** What the data suggest: a store's id, or a month (yyyymm). Null: nothing does. */
  guess: string | number | null
}
