/** A code to one mobile. Providers send texts of approved templates only: a message is its values. */
export interface CodeMessage {
  /** The provider's own number for it, so that an operator can find it there. */
  id: string
  mobile: string
  code: string
}

export interface TextSender {
  /** @throws {DeliveryError} */
  sendCode(message: CodeMessage): Promise<void>
}
