/** A wish waited longer than it may for its turn at the database: the caller is told 503 and when to come again. */
export class OverloadedError extends Error {
  constructor() {
    super('No turn at the database in time.')
    this.name = 'OverloadedError'
  }
}
