import type { PaymentPorts } from '../rules/payment-port.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Ways to pay. */
    payments: PaymentPorts
  }
}
