/** A message that a provider did not take. The sentence is Chinese and holds no secret and no recipient. */
export class DeliveryError extends Error {
  /** A further try cannot succeed: the recipient or the message itself is refused. */
  readonly isPermanent: boolean
  /** Nobody reads the address: nothing more is sent to it. */
  readonly isAddressDead: boolean

  constructor(sentence: string, isPermanent: boolean, isAddressDead = isPermanent) {
    super(sentence)
    this.name = 'DeliveryError'
    this.isPermanent = isPermanent
    this.isAddressDead = isAddressDead
  }
}
