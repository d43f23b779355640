/** A mail to one person. */
export interface Mail {
  /** Stays the same in a further try: receivers may tell a repetition by it. Letters, digits and hyphens. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Ends the subscription by one POST without a session (RFC 8058); null for what a person has just asked for. */
  unsubscribeUrl: string | null
}

export interface MailSender {
  /** @throws {DeliveryError} */
  send(mail: Mail): Promise<void>
}
