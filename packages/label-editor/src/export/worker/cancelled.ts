/** A run that was ended by the user; no failure. */
export class Cancelled extends Error {
  constructor() {
    super('已取消')
    this.name = 'Cancelled'
  }
}
