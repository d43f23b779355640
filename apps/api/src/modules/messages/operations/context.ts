import type { Channels } from '#platform/delivery/channels.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Mail and text messages, as far as they are set up. */
    channels: Channels
    /** Messages that one network may ask for are this many times the usual. */
    messageFactor: number
  }
}
