/** A request waited too long for its turn at the database: the answer is 503 with `Retry-After`. */
export class OverloadedError extends Error {
  constructor() {
    super('No turn at the database in time.')
    this.name = 'OverloadedError'
  }
}
