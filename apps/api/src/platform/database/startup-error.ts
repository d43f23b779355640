/** What keeps the service from starting. The message is one Chinese sentence that says what to do. */
export class StartupError extends Error {
  /** What a caller may know another way around. */
  readonly reason: 'folder-in-use' | undefined

  constructor(message: string, reason?: 'folder-in-use') {
    super(message)
    this.reason = reason
    this.name = 'StartupError'
  }
}
