/** What the operator asked for cannot be done; the Chinese message says why and what to do. */
export class DeskError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeskError'
  }
}
