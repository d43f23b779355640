import type {} from '../store/registration-limit.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Registrations that one address may try in a day. */
    registrationsADay: number
  }
}
