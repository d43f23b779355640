import { Failure } from './failure.ts'

/** The request of an operator cannot be done, in the console or on the command line; the Chinese message says why. */
export class OperatorError extends Failure {
  constructor(message: string) {
    super('desk_refused', message)
    this.name = 'OperatorError'
  }
}
