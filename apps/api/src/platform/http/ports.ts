import type { operations } from '@haixuan/api-sdk/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedCount, Window } from '../call-window.ts'
import type { Caller, UserCaller } from '../caller.ts'
import type { Access, MarketRowsMark } from '../contract/contract.ts'
import type { Measure } from '../metrics/measure.ts'
import type { CallLimits } from './call-limits.ts'
import type { Body, ModuleContext } from './handler.ts'

/** An answer, and the path parameters of the call that it answers. */
interface Given {
  /** Path parameters, as the contract has read them. */
  params: unknown
  answer: { status: number; body: unknown }
}

/** A page of the site as one host shows it, and the headers that go with it. */
export interface DressedPage {
  html: string
  policy: string
  /** Whether another site may show it in a frame. */
  isFramed: boolean
}

/** Whether a wish was sent before, by operation. */
export type Replays = {
  [Id in keyof operations]?: (caller: UserCaller, body: Body<operations[Id]>) => Promise<boolean>
}

/** What the HTTP server needs from the modules. It imports none of them: `src/server.ts` connects them. */
export interface HttpPorts {
  /** The caller, as stored in the database at this moment. @throws {Failure} of an operation that needs a user */
  identify(request: FastifyRequest, access: Access, allowDemoAccounts: boolean): Promise<Caller>
  /** @throws {Failure} unless the caller has what `x-access` requires */
  authorize(caller: Caller, access: Access): void
  /** The limits in which a call with a key of this account is counted. */
  keyLimits(caller: UserCaller): CallLimits
  /** Charges a call with a key to the daily quota and stores what is used. @throws {Failure} `quota_used` */
  chargeKeyCall(caller: UserCaller, limits: CallLimits | undefined): Promise<void>
  /** Counts a call in a window of all servers. @returns undefined when it cannot be: each server then counts alone */
  takeShared(window: Window): Promise<SharedCount | undefined>
  /** Gives a call back that was counted there. */
  giveBackShared(window: Window): Promise<void>
  /** Of operations whose body names a wish by a key: whether that key was used before. */
  replays: Replays
  /** Charges the rows of an answer to the quota of its caller before it is sent. @throws {Failure} `quota_used` */
  drawAnswer(caller: Caller, mark: MarketRowsMark | undefined, given: Given): Promise<void>
  /** What each module adds to the context of a handler. */
  context: ModuleContext
  /** Dresses the built page for a host. @param hostHeader `Host` of the request */
  dressPage(html: string, hostHeader: string | undefined): Promise<DressedPage>
  /** Routes beside the contract: callbacks of other services with a protocol of their own. */
  routes: readonly ((app: FastifyInstance) => Promise<void>)[]
  /** Figures of the modules at `/metrics`. */
  measures?: readonly Measure[]
}
