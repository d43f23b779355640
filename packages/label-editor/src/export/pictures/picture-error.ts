/** A picture that cannot be printed, in Chinese: what, why, what to do. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureError'
  }
}
