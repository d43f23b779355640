/** An export that cannot be made; its message is a sentence in Chinese for the user. */
export class ExportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ExportError'
  }
}
