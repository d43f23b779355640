/** A message that a provider did not take. The sentence is Chinese and holds no secret and no recipient. */
export class DeliveryError extends Error {
  /** A further try cannot succeed: the recipient or the message itself is refused. */
  readonly isPermanent: boolean

  constructor(sentence: string, isPermanent: boolean) {
    super(sentence)
    this.name = 'DeliveryError'
    this.isPermanent = isPermanent
  }
}
