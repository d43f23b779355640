/** A mistake in the command itself; the Chinese message says what to do. */
export class CliError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CliError'
  }
}
