/** What the operator asked for cannot be done; the Chinese message says why and what to do. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorError'
  }
}
