/** What stops a PDF from being taken in, in Chinese: what, why, what to do. */
export class PdfImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PdfImportError'
  }
}
