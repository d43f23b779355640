import type { UserCaller } from '#platform/caller.ts'
import { Failure } from '#platform/failure.ts'

/** How long a given password stands for its holder being present, seconds. */
export const PROOF_S = 300

/**
 * Refuses who has not given the password lately: an open browser alone must not take an account over.
 * @param seconds how fresh the proof has to be
 * @throws {Failure} `proof_needed`
 */
export function requireProof({ provedAgo }: UserCaller, seconds = PROOF_S): void {
  if (provedAgo !== undefined && provedAgo <= seconds) return
  throw new Failure('proof_needed', '为了账号安全，请先输入当前密码确认是您本人，再重试')
}
