/** What keeps the service from starting. The message is one Chinese sentence that says what to do. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartupError'
  }
}
