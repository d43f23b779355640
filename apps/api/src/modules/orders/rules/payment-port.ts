import type { components } from '@haixuan/api-sdk/schema'

type Schemas = components['schemas']

export type PaymentMethod = Schemas['PaymentMethod']
/** What the buyer is told of how to pay. */
type PaymentInstructions = Schemas['TransferPayment'] | Schemas['WechatPayment']

/** An order as a provider sees it. Amounts are fen. */
export interface PayableOrder {
  number: string
  description: string
  totalFen: number
  expiresAt: Date
  /** What `open` has given before. */
  codeUrl: string | null
}

/** Money that arrived, as the provider says. */
export interface PaidNotice {
  method: PaymentMethod
  /** The provider's own id of the payment: counted once. */
  receipt: string
  number: string
  totalFen: number
  /** The provider's id of who paid, or the account a transfer came from; null where nobody knows. Kept as a hash. */
  payer: string | null
}

/** A way to pay. The order never trusts the browser: money counts when `ask` or a verified callback says so. */
export interface PaymentPort {
  readonly method: PaymentMethod
  /** Whether the operator has set it up. */
  isReady(): Promise<boolean>
  /**
   * Announces an order to the provider; announcing it again is harmless.
   * @returns what the buyer scans; null where there is nothing to scan
   * @throws {Failure} `payment_unreachable`
   */
  open(order: PayableOrder): Promise<string | null>
  /** How to pay; null while nothing can be said. */
  instructions(order: PayableOrder): Promise<PaymentInstructions | null>
  /** What the provider knows of an order: paid, or not. Throws `payment_unreachable`. */
  ask(number: string): Promise<PaidNotice | null>
  /** Ends an unpaid order at the provider. Throws `order_paid` when it is paid there, `payment_unreachable`. */
  close(number: string): Promise<void>
}

/** The ways to pay of this server. */
export type PaymentPorts = ReadonlyMap<PaymentMethod, PaymentPort>

/** Ways that can be used now, in the order of the purchase page. */
export async function readyMethods(ports: PaymentPorts): Promise<PaymentMethod[]> {
  const ready: PaymentMethod[] = []
  for (const port of ports.values()) if (await port.isReady()) ready.push(port.method)
  return ready
}
