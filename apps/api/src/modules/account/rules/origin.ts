/** Where a person signs in from. */
export interface Origin {
  ip: string
  /** User-Agent. */
  device: string | undefined
}
